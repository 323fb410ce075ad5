"""Pictures: a canvas, what is written on it and how, and every part of the table, drawn from a scene."""
