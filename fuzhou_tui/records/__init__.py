"""Matches as text and as event lines."""
