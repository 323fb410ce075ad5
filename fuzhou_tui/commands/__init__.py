"""The console commands: options in, one call, output."""
