"""Screens: each fills the terminal and replaces the one before."""
