"""Arbitrary rulesets: every flag at any value that a file of rules may give it."""

from hypothesis import strategies as st

from fuzhou_tui.engine.flags import FLAGS, Amount, Choice, Kind, Number, Switch, Value, with_flags
from fuzhou_tui.engine.rules import PRESETS, Rules


def rulesets() -> st.SearchStrategy[Rules]:
    """Any preset with any flags, named `mixture`."""
    flags = st.fixed_dictionaries({flag.name: values(flag.kind) for flag in FLAGS})
    return st.builds(_mixture, st.sampled_from(tuple(PRESETS.values())), flags)


def values(kind: Kind) -> st.SearchStrategy[Value]:
    """Any value of a flag of that kind, points mostly such as tables have."""
    match kind:
        case Switch():
            return st.booleans()
        case Choice(members):
            return st.sampled_from(members)
        case Number(least, most):
            return st.integers(least, min(most, least + 40))
        case Amount(most):
            return st.none() | st.integers(0, 200) | st.just(most)


def _mixture(preset: Rules, flags: dict[str, Value]) -> Rules:
    return with_flags(preset, "mixture", flags)
