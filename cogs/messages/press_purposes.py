"""The purposes of presses: what a component's `custom_id` says that it is for. Each stands here, and a handler is named
for it by the file in the comment. They are read for ever: one that is not used any more keeps its name for itself."""

from __future__ import annotations

from typing import Literal, NamedTuple

Purpose = Literal[
    # presses/asking.py
    "which",
    # commands/chairs.py
    "here",
    # commands/table_settings.py
    "settings",
    "setbook",
    "setlanguage",
    "setpace",
    "setvoice",
    "setrunner",
    "sethost",
    "setpeople",
    # commands/own_rulebooks.py
    "ownfile",
    # commands/house_rules.py
    "house",
    "houseopen",
    "housepage",
    "houseset",
    "housewritten",
    "housedefault",
    "blankopen",
    "blankteam",
    "blankverbs",
    "blankfree",
    "housewrite",
    # commands/pool.py
    "pool",
    "poolteam",
    "poolrole",
    "poolmore",
    "poolless",
    "poolalone",
    "poolagain",
    "poolfound",
    "pooldefault",
    "poolclear",
    "poolsaved",
    "poolload",
    "pooldelete",
    "poolblankteam",
    "poolblankverbs",
    "poolblankfree",
    "poolsearch",
    "poolsave",
    # commands/table_files.py
    "filesave",
    "fileask",
    "fileread",
    # commands/again.py
    "setup",
    "again",
    # commands/learn.py
    "learn",
    # commands/roles.py
    "roles",
    "roles-page",
    "roles-open",
    "roles-search",
    "roles-found",
    # commands/privacy.py
    "forget-sure",
    "forget-not",
    "forget",
    "ranked",
    "unranked",
    # commands/guide.py
    "card",
    "answers",
    "answers-page",
    "status",
    # commands/stats.py
    "stats",
    "stats-card",
    "stats-post",
    # commands/past_games.py
    "story",
    "story-page",
    "turn-over",
    # commands/history.py
    "history",
    "past",
    # commands/lobby.py
    "join",
    "leave",
    "begin",
    "stop",
    "relay",
    "lead",
    # commands/night.py
    "night",
    "act",
    "place0",
    "place1",
    "place2",
    "place3",
    "place4",
    "place5",
    "place6",
    "place7",
    "place8",
    "place9",
    "turn",
    "pass",
    "do",
    "fill",
    "form",
    # commands/day.py
    "floor",
    "grant",
    # commands/vote.py
    "vote",
    "withdraw",
    "abstain",
    "votes",
    "votes-page",
    # commands/console.py
    "hostclock",
    "hostask",
    "hostdecide",
    "hostundo",
    "hostopen",
    "leavelead",
    "hostlook",
    "hostdo",
    "hostseats",
    "hostchair",
    "replace",
    "handover",
    "cohost",
    "undoing",
    "motion",
    # commands/host.py
    "peek",
    # listening/relay.py
    "team",
]

BY_PLACE: tuple[Purpose, ...] = (
    "place0",
    "place1",
    "place2",
    "place3",
    "place4",
    "place5",
    "place6",
    "place7",
    "place8",
    "place9",
)
"""The menus of one prompt that asks for several places, each for one of them."""


class BlankPurposes(NamedTuple):
    """What binds a blank card."""

    team: Purpose
    verbs: Purpose
    free: Purpose


BLANK_IN_HOUSE_RULES = BlankPurposes("blankteam", "blankverbs", "blankfree")
BLANK_IN_POOL = BlankPurposes("poolblankteam", "poolblankverbs", "poolblankfree")
