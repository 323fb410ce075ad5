"""A JSON line, read field by field."""

import json


class JsonLine:
    """One JSON object with typed access to its fields."""

    def __init__(self, text: str) -> None:
        fields: object = json.loads(text)
        assert isinstance(fields, dict), text
        self.fields: dict[str, object] = fields

    def __repr__(self) -> str:
        return json.dumps(self.fields, separators=(",", ":"))

    @property
    def type(self) -> str:
        return self.text("type")

    @property
    def names(self) -> list[str]:
        return list(self.fields)

    def has(self, name: str) -> bool:
        return self.fields.get(name) is not None

    def number(self, name: str) -> int:
        found = self.fields[name]
        assert isinstance(found, int), f"{name} of {self}"
        return found

    def text(self, name: str) -> str:
        found = self.fields[name]
        assert isinstance(found, str), f"{name} of {self}"
        return found

    def texts(self, name: str) -> list[str]:
        found = self.fields[name]
        assert isinstance(found, list), f"{name} of {self}"
        assert all(isinstance(item, str) for item in found), f"{name} of {self}"
        return [str(item) for item in found]

    def numbers(self, name: str) -> list[int]:
        found = self.fields[name]
        assert isinstance(found, list), f"{name} of {self}"
        assert all(isinstance(item, int) for item in found), f"{name} of {self}"
        return [int(item) for item in found]
