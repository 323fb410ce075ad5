"""The line front end."""
