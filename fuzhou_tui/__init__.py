"""Fuzhou mahjong in the terminal."""
