"""The Textual front end: a match before its viewer, keys, options; then pictures, menus, pages, screens."""
