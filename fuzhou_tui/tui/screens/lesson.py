"""The guided first hand at the table: a page before what is new, and the advice in the inspector's row."""

from collections.abc import Sequence

from fuzhou_tui import lesson
from fuzhou_tui.engine.actions import Discard
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.engine.view import Over
from fuzhou_tui.faces import short
from fuzhou_tui.lesson import Remark
from fuzhou_tui.session import Session
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.page import Page
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.screens.pages import PageScreen
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.words import word


class LessonScreen(TableScreen):
    """The table on which the first hand is learned; nothing of it is kept."""

    def __init__(self, options: Options) -> None:
        super().__init__(Session(lesson.setup(options.lang)), options)
        self._said: set[str] = set()
        self._advice = ""

    @property
    def scene(self) -> Scene:
        """The moment as it is shown, with what is advised."""
        shown = super().scene
        return shown._replace(advice=self._advice if shown.asked and shown.pointed is None else "")

    def _asked(self) -> None:
        super()._asked()
        scene = self.scene
        *new, advice = lesson.remarks(scene.view, self._said)
        self._advice = self._text(advice)
        self._point_at(scene, lesson.suggestion(scene.view))
        self._explain(new)

    def _ended(self) -> None:
        phase = self.scene.view.table.phase
        if isinstance(phase, Over):
            self._explain((*lesson.closing(phase.result), Remark("lesson_goodbye")))

    def _point_at(self, scene: Scene, action: object) -> None:
        """Put the cursor on the tile that is advised."""
        for place, slot in enumerate(scene.slots):
            if isinstance(action, Discard) and slot.tile == action.tile:
                self._desk.cursor = place

    def _explain(self, remarks: Sequence[Remark]) -> None:
        """A page with the remarks, if there are any."""
        lines = [(self._text(remark),) for remark in remarks]
        self._said.update(remark.word for remark in remarks)
        if lines:
            spaced = [line for found in lines for line in (found, ("",))]
            page = Page(word("lesson_title", self.options.lang), spaced)
            self.app.push_screen(PageScreen(lambda _width: page, self.options))

    def _text(self, remark: Remark) -> str:
        return lesson.text(remark, self.options.lang, self._tiles)

    def _tiles(self, tiles: tuple[Tile, ...]) -> str:
        return " ".join(short(tile, self.options.faces) for tile in tiles)
