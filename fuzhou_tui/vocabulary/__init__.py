"""Every word a front end says, in Chinese and English, a table for each part of the program."""
