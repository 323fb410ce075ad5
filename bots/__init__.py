"""Players that see a View and choose an action."""
