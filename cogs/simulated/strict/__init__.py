"""The strict Discord: what SimCord lets pass and Discord does not.

SimCord is the simulated Discord; its world, its people and its gateway are used as they are. Every REST request of the
bot's goes through discord.py's real client (its buckets, its repetitions, its errors) over a simulated wire to
`StrictDiscord`, which checks it as Discord does before SimCord carries it out. All Discord tests run on it, and
`mafia demo --auto`.

| file | what it holds to |
|---|---|
| `connection`, `clients` | the wire: discord.py's own REST client, over a session that is none |
| `exchange` | a request, its answer |
| `limits` | rate limits by route and in all, 429s |
| `nonces` | `enforce_nonce` |
| `trouble` | what a test can do to it |
| `layer` | the order of it all, and the log |
| `environment` | SimCord's world with it inside |

A test looks at it through `world.env.discord`:

    discord = world.env.discord
    discord.log                # every request with its answer, in order
    discord.refused()          # those that Discord refused of itself
    discord.faults()           # of these, what a bot without a fault never asks for: 400, 401, 429
    discord.pardon()           # ... which fail every test at its end, unless it says that it was about them

    await world.env.as_bot(world.bot.create_dm(person))   # what a test wants the bot's client to ask for

and hurts it through `world.env.discord.trouble`. Channels, people and messages are handles or ids:

    trouble = world.env.discord.trouble
    await trouble.drop_right(world.channel, "send_messages")           # in mid-game, by an overwrite for the bot
    await trouble.give_back(world.channel, "send_messages")
    await trouble.drop_right_everywhere(world.guild, "mute_members")   # by its role
    await trouble.delete(thread)                                       # a channel or a thread
    await trouble.delete_message(world.channel, panel)
    await trouble.archive(thread, locked=True)
    trouble.refuse_with("POST", "/channels/*/messages", 502, times=2)  # any status and code, on any route
    trouble.refuse_with("PATCH", "/channels/*", 429, 30046, retry_after=40)
    trouble.break_connection("POST", "/channels/*/messages")           # aiohttp.ClientOSError, nothing was done
    trouble.break_connection("POST", "/channels/*/messages", after=True)                   # ... it was done
    trouble.slow("POST", "/interactions/*/callback", 4)                # seconds of simulated time
    trouble.over()                                                     # no request is hit any more
    trouble.quarantine(after=3)                                        # 40003 for the fourth new direct message
    trouble.close_dms(person)                                          # 50007
    await trouble.disconnect()                                         # the gateway drops; then one of
    await trouble.resume()                                             # - the session goes on, with what was missed
    await trouble.new_session(late=20)                                 # - READY: all cached guilds are new objects
    with trouble.impatient():                                          # do not wait for what is under way
        await person.click(panel, label="Join")

Time is simulated. After a press, and after `advance_time`, the world lets the time pass until every request has its
answer, so a test sees the channel as it is once the limits have let everything through; the clock has moved by that.
"""
