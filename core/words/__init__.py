"""Localisation: Fluent texts compiled once, and what turns the engine's values into sentences.

Texts stand in `core/words/LANGUAGE/*.ftl` (common) and `scenarios/ID/LANGUAGE.ftl` (a rulebook's own, taken first).
Ids follow what they say, a dot opens an attribute:

- `role-ID`, `.card`, `.night`, `.knows`: a role's name, who it is, what it does at night, whom it will know;
  `.card-OPTION-VALUE`, `.night-OPTION-VALUE`: the same where an option has this value (yes or no for a flag)
- `team-ID`, `.goal`; `win-ID`: a side, when it wins; that it has won
- `verb-DO`, `.ask`, `.with-FIELD`, `.chosen`, `.seen`, `.told`: an ability in a menu, its question, what a form
  asks besides, what the actor is told of the choice, what the room sees of it, how the story tells it; `.chosen-no`
  and so on where they said no, `.chosen-self` where they named themselves
- `phase-ID`, `.chapter`; `phase-ID-begins`, `-call`: a phase, its heading in the story; how it begins, who must speak
- `announce-CODE`; `told-WORD`, `.short`, `.own`: announcements; private answers, in the third person, and
  (where a rulebook has both) about what the hearer has become
- `left-HOW`, `ballot-PHASE`, `mark-ID` (`.on`, `.off`): departures, counts of votes, marks
- `refusal-CODE`: why a command was not taken
- `cmd-GROUP-NAME`, `.description`, `.OPTION`: slash commands
- `scenario-title`, `-summary`, `-rules`; `option-ID`; `room-ID`: a rulebook, its options, its rooms

`core.words.text_check` says which of them a scenario needs.
"""

from core.words.account import account_of, own_answer, own_choice
from core.words.card import RoleCard
from core.words.chronicle import Chronicle, chronicle
from core.words.ending import Ending, ending
from core.words.fluent import BrokenTextsError
from core.words.language import LANGUAGES, Language
from core.words.safe import escape, fitting, isolate, plain
from core.words.seat_names import SeatNames
from core.words.story import Chapter, pages, story
from core.words.texts import MissingTextError, Words
from core.words.wording import PromptInWords, Wording

__all__ = [
    "LANGUAGES",
    "BrokenTextsError",
    "Chapter",
    "Chronicle",
    "Ending",
    "Language",
    "MissingTextError",
    "PromptInWords",
    "RoleCard",
    "SeatNames",
    "Wording",
    "Words",
    "account_of",
    "chronicle",
    "ending",
    "escape",
    "fitting",
    "isolate",
    "own_answer",
    "own_choice",
    "pages",
    "plain",
    "story",
]
