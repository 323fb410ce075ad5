"""Pages of running text: help, the books, the rules, what the coach says, the statistics."""
