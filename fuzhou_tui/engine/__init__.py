"""The rules of Fuzhou mahjong as pure functions over values."""
