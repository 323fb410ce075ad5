"""A new match as it is being set up, before it is begun."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import PRESETS, STANDARD, Rules
from fuzhou_tui.engine.tiles import four
from fuzhou_tui.players import MOST_NAME, Bot, Human, Player, Players, Setup, players_of
from fuzhou_tui.rulefiles import BadRules, own_files, ruleset
from fuzhou_tui.settings import Settings

USUAL_LEVEL: Final = "normal"
_STAKES: Final = (1, 2, 5, 10, 20, 50, 100)


class BadName(ValueError):
    """Text that cannot be a player's name."""


class Draft(NamedTuple):
    """What a match will be played by, and by whom."""

    rules: Rules
    seats: Players
    length: Length
    base: int
    practice: bool = False

    @property
    def people(self) -> int:
        """How many seats are played by people."""
        return sum(isinstance(player, Human) for player in self.seats)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the bots, each once."""
        return tuple(dict.fromkeys(player.level for player in self.seats if isinstance(player, Bot)))

    def with_people(self, count: int) -> "Draft":
        """So many people: bots make room from the first seat on, people from the last on."""
        seats, people = list(self.seats), self.people
        level = next(iter(self.levels), USUAL_LEVEL)
        for place, player in enumerate(self.seats):
            if people < count and isinstance(player, Bot):
                seats[place], people = Human(""), people + 1
        for place, player in reversed(tuple(enumerate(self.seats))):
            if people > count and isinstance(player, Human):
                seats[place], people = Bot(level), people - 1
        return self._with(seats)

    def with_level(self, level: str) -> "Draft":
        """All bots of that level."""
        return self._with([player if isinstance(player, Human) else Bot(level) for player in self.seats])

    def with_player(self, place: int, player: Player) -> "Draft":
        """That player in that seat."""
        return self._with([*self.seats[:place], player, *self.seats[place + 1 :]])

    def setup(self, seed: str) -> Setup:
        """The match, dealt by a seed that nobody chose."""
        return Setup(
            self.rules,
            self.base,
            self.length,
            seed,
            seed_given=False,
            seats=self.seats,
            practice=self.practice,
        )

    def _with(self, seats: Sequence[Player]) -> "Draft":
        return self._replace(seats=four(seats))


def draft_of(settings: Settings) -> Draft:
    """The match that the settings make."""
    return Draft(_chosen(settings.rules), players_of(settings.seats), settings.length, settings.base)


def stakes(base: int) -> tuple[int, ...]:
    """The stakes to choose from, this one among them."""
    return tuple(sorted({*_STAKES, base}))


def person(text: str) -> Human:
    """The person of that name, one without a name where there is no text; raises BadName."""
    name = text.strip()
    if len(name) > MOST_NAME or not name.isprintable():
        raise BadName(name)
    return Human(name)


class Rulesets(NamedTuple):
    """What there is to choose from, and a line on each file of rules that cannot be read."""

    rules: tuple[Rules, ...]
    notices: tuple[str, ...]


def rulesets(now: Rules) -> Rulesets:
    """The presets, the player's own rules, and the ruleset that is chosen now."""
    found, notices = list(PRESETS.values()), list[str]()
    for path in own_files():
        try:
            found.append(ruleset(str(path)))
        except BadRules as error:
            notices.append(str(error).replace(str(path), path.name))
    return Rulesets(tuple(dict.fromkeys((*found, now))), tuple(notices))


def _chosen(name: str) -> Rules:
    """The ruleset of that name, the usual one where its file has gone."""
    try:
        return ruleset(name)
    except BadRules:
        return STANDARD
