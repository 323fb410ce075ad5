"""Menus: what their lines say and do, how they are drawn, and the text and keys that some of them ask for."""
