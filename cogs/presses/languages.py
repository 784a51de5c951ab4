"""Languages: in which a person is answered, and the commands' names and descriptions in each of Discord's."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.messages.people import language_of
from cogs.services import Services
from cogs.showing.view import words_of
from core.table import TableState
from core.words import LANGUAGES

OURS = "en"
PERSIAN = "fa"


def text(path: str, attribute: str = "") -> app_commands.locale_str:
    """The name (or, with `attribute`, a description) of the command at `path`, such as `mafia-start`."""
    id_ = f"cmd-{path}" + (f".{attribute}" if attribute else "")
    return app_commands.locale_str(words_of(OURS)(id_), id=id_)


def name(path: str) -> app_commands.locale_str:
    """The command's name."""
    return text(path)


def about(path: str) -> app_commands.locale_str:
    """The command's description."""
    return text(path, "description")


def options(path: str, *names: str) -> Any:
    """A decorator that names the options of a command and describes each by the attribute of its name."""

    def decorate(command: Any) -> Any:
        described = app_commands.describe(**{option: text(path, option) for option in names})(command)
        return app_commands.rename(**{option: text(f"option-{option}") for option in names})(described)

    return decorate


def choices(path: str, option: str, *values: str) -> list[app_commands.Choice[str]]:
    """The values of an option, each called by the attribute `OPTION-VALUE` of its command."""
    return [app_commands.Choice(name=text(path, f"{option}-{value}"), value=value) for value in values]


def languages() -> list[app_commands.Choice[str]]:
    """The languages we speak, each by its own name, whatever language the reader's Discord is in."""
    return [app_commands.Choice(name=words_of(code)(f"language-{code}").capitalize(), value=code) for code in LANGUAGES]


class CommandTranslator(app_commands.Translator):
    """Finds the text of a name or description in the language of a locale, where we speak it."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this locale's language; None where it is English or missing."""
        language = language_of(locale)
        if language is None or language == OURS:  # nearly all of Discord's, for each of some 250 texts
            return None
        id_ = string.extras.get("id")
        if id_ is None:
            return None
        found = words_of(language)(id_)
        return None if found == string.message else found


async def language_for(
    services: Services, interaction: discord.Interaction[Any], guild: int, state: TableState | None
) -> str:
    """In which language a person is answered at this table. Where there is none, the server's is taken for its own."""
    if state is not None:
        return await language_beside(services, interaction, state.lobby.language)
    own = (await services.guild_notes.settings(guild)).get("language") or services.language
    return await language_beside(services, interaction, own)


async def language_beside(services: Services, interaction: discord.Interaction[Any], table: str) -> str:
    """In which language a person is told of a table of this one: the one they chose; Persian at a Persian table, since
    Discord's clients do not know it; else their client's, if we speak it and it is not English, which a client speaks
    that nobody has set; else the table's."""
    chosen = await services.people.language(interaction.user.id, "")
    if chosen:
        return chosen
    theirs = language_of(interaction.locale)
    return table if table == PERSIAN or theirs in (None, OURS) else theirs
