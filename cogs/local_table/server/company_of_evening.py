"""Who is there in an evening's server: made for a new evening, found again for one that was kept."""

from __future__ import annotations

import json
import logging
import random

import discord
import simcord
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from cogs.local_table.server.keep import Rows
from cogs.local_table.server.plan import Plan
from cogs.moderator import Moderator
from cogs.showing.view import words_of
from cogs.simulated.live import LiveEnv
from cogs.simulated.people.players import Company

log = logging.getLogger(__name__)

HERE = ("evening", "company")
SAID = ("evening", "said")


def gather(env: LiveEnv, bot: Moderator, plan: Plan, seed: int) -> Company:
    """A server with a channel and its people, the viewer first. The viewer may manage it, so that they can see all that
    can be set, but is not its owner: an owner reads every thread."""
    words = words_of(plan.language)
    guild = env.create_guild(words("demo-server"))
    channel = guild.create_text_channel(words("demo-channel"))
    manager = guild.create_role(words("demo-server"), permissions=discord.Permissions(manage_guild=True))
    members: dict[int, simcord.MemberActor] = {}
    me = env.create_user("you", global_name=plan.name)
    members[me.id] = guild.add_member(me, roles=[manager])
    for number in range(1, plan.seats + (1 if plan.watch else 0)):
        text = f"demo-player-{number}"
        name = words(text) if words.has(text) else f"{words('demo-player-1')} {number}"
        user = env.create_user(f"player{number}", global_name=name)
        members[user.id] = guild.add_member(user)
    company = Company(env, bot, guild, channel=channel, members=members, chance=random.Random(f"{seed}/people"))
    company.idle.add(me.id)
    return company


def written(company: Company) -> Rows:
    """Who is there, where, and what was said, as rows."""
    return {
        HERE: json.dumps([company.guild.id, company.channel.id, list(company.members)]),
        SAID: company.talk_so_far(),
    }


def found(env: LiveEnv, bot: Moderator, rows: Rows, seed: int) -> Company:
    """The company of an evening that was kept."""
    guild_id, channel_id, people = json.loads(rows[HERE])
    guild = GuildHandle(env, env.backend.get_guild(guild_id))
    channel = ChannelHandle(env, guild, env.backend.get_channel(channel_id))
    members = {user: simcord.MemberActor(env, guild, UserHandle(env, env.backend.get_user(user))) for user in people}
    company = Company(env, bot, guild, channel=channel, members=members, chance=random.Random(f"{seed}/people"))
    company.idle.add(people[0])
    try:
        company.remember(rows[SAID])
    except (KeyError, TypeError, ValueError):  # their game goes on without
        log.warning("what was said in the evening that was kept can't be read, and is forgotten")
    return company
