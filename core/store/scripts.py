"""The scripts that Redis runs: each touches one guild's keys alone, and is one round trip."""

from __future__ import annotations

from hashlib import sha1


class Script:
    """Lua source with the digest by which EVALSHA calls it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.sha = sha1(source.encode(), usedforsecurity=False).hexdigest()


TRY = Script("""
redis.call('DEL', KEYS[1])
redis.call('TIME')
redis.call('LPOS', KEYS[1], '')
redis.call('SMISMEMBER', KEYS[1], '')
redis.call('SET', KEYS[1], '1', 'PX', 1000)
redis.call('DEL', KEYS[1])
redis.call('PUBLISH', ARGV[1], '')
""")
"""KEYS any; ARGV topic. What only a recent server knows, or a user may have no right to; nothing is left of it."""

_REMEMBER = """
local function known(answers, id)
  local at = redis.call('LPOS', answers, id, 'RANK', -1)
  return at and string.sub(redis.call('LINDEX', answers, at + 1), 4)
end
local function answered(answers, older, interaction)
  return known(answers, interaction) or redis.call('HGET', older, 'i:' .. interaction)
end
local function remember(answers, id, answer, ttl, bound)
  local minute = math.floor(redis.call('TIME')[1] / 60) % 65536
  redis.call('RPUSH', answers, id, '=' .. struct.pack('>I2', minute) .. answer)
  redis.call('LTRIM', answers, -2 * bound, -1)
  local function age()
    local minutes = (minute - struct.unpack('>I2', redis.call('LINDEX', answers, 1), 2)) % 65536
    return minutes < 32768 and minutes or 0  -- of a minute to come: the clock was set back
  end
  while age() > ttl / 60000 do redis.call('LTRIM', answers, 2, -1) end
  redis.call('PEXPIRE', answers, ttl)
end
"""
"""What has been answered is a list of pairs, an id and its answer: `-` and the id of a commit with its version, or the
id of an interaction with what was said to it. Before the answer stand a `=`, with which no id begins, and the minute,
in two bytes. An earlier program kept them in a hash: what interactions were told is looked up there while it lives."""

COMMIT = Script(
    _REMEMBER
    + """
local mine = '-' .. ARGV[1]
local done = known(KEYS[4], mine)
if done then
  -- Something is written here too: WAIT asks after what its connection has written, and knows of nothing else.
  redis.call('PEXPIRE', KEYS[4], ARGV[7])
  return {'committed', done, {}}
end
if ARGV[5] ~= '' then
  local answer = answered(KEYS[4], KEYS[5], ARGV[5])
  if answer then return {'duplicate', answer} end
end
local held = redis.call('HMGET', KEYS[1], 'game', 'version', 'chunks')
local version = tonumber(held[2] or '0')
if version ~= tonumber(ARGV[3]) or (held[1] and held[1] ~= ARGV[2]) then return {'conflict', version} end
-- What is of another type than it should be is met before anything is written.
redis.call('HLEN', KEYS[3])
redis.call('LLEN', KEYS[2])
version = version + tonumber(ARGV[18])
redis.call('HSET', KEYS[1], 'game', ARGV[2], 'version', version, 'snapshot', ARGV[4])
local chunks = tonumber(held[3] or '0')
if ARGV[14] ~= '0' and redis.call('LLEN', KEYS[2]) - chunks == tonumber(ARGV[14]) then
  redis.call('LTRIM', KEYS[2], 0, -1 - tonumber(ARGV[14]))
  redis.call('RPUSH', KEYS[2], ARGV[15])
  if ARGV[16] == '1' then chunks = redis.call('HINCRBY', KEYS[1], 'chunks', 1) end
end
local at = 19
for _ = 1, tonumber(ARGV[9]) do
  redis.call('RPUSH', KEYS[2], ARGV[at])
  at = at + 1
end
for _ = 1, tonumber(ARGV[10]) do
  redis.call('HSET', KEYS[3], ARGV[at], ARGV[at + 1])
  at = at + 2
end
for _ = 1, tonumber(ARGV[11]) do
  redis.call('HDEL', KEYS[3], ARGV[at])
  at = at + 1
end
remember(KEYS[4], mine, version, ARGV[7], tonumber(ARGV[8]))
if ARGV[5] ~= '' then
  remember(KEYS[4], ARGV[5], ARGV[6], ARGV[7], tonumber(ARGV[8]))
end
if ARGV[12] ~= '' then redis.call('PUBLISH', ARGV[12], ARGV[13]) end
local unfolded = {}
if redis.call('LLEN', KEYS[2]) - chunks > tonumber(ARGV[17]) then
  unfolded = redis.call('LRANGE', KEYS[2], chunks, -1)
end
return {'committed', version, unfolded}
"""
)
"""KEYS game log outbox answers seen ARGV commit-id game expect snapshot interaction answer ttl bound events outbox
delivered topic table folded chunk last unfolded leap, then the three lists. A topic: whoever serves this table is told
there that it has been written. `folded`: so many elements, all that do not stand in their last form yet, become a
chunk. They are given back where they are more than `unfolded`. `leap`: how far the new version is from the old."""

ANSWER = Script(
    _REMEMBER
    + """
local answer = answered(KEYS[2], KEYS[3], ARGV[1])
if answer then return {'duplicate', answer} end
local held = redis.call('HMGET', KEYS[1], 'game', 'version')
local version = tonumber(held[2] or '0')
if version ~= tonumber(ARGV[3]) or (held[1] and held[1] ~= ARGV[2]) then return {'conflict', version} end
remember(KEYS[2], ARGV[1], ARGV[4], ARGV[5], tonumber(ARGV[6]))
return {'noted', version}
"""
)
"""KEYS game answers seen; ARGV interaction game version answer ttl bound."""

LOAD = Script("""
local found = {}
for at = 1, #KEYS, 2 do
  local held = redis.call('HMGET', KEYS[at], 'game', 'version', 'snapshot')
  found[#found + 1] = held[1] and {held[1], held[2], held[3], redis.call('HGETALL', KEYS[at + 1])}
end
return found
""")
"""KEYS game outbox, once for each table."""

FINISH = Script("""
local held = redis.call('HMGET', KEYS[1], 'game', 'version')
if held[1] ~= ARGV[1] or held[2] ~= ARGV[2] then return 0 end
if ARGV[5] == '0' and redis.call('HLEN', KEYS[3]) > 0 then return 0 end
redis.call('ZCARD', KEYS[5])  -- what is of another type than it should be is met before anything is written
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3], KEYS[4])
if ARGV[3] == '' then return {} end
redis.call('SET', KEYS[6], ARGV[3], 'PX', ARGV[7])
redis.call('ZADD', KEYS[5], ARGV[6], ARGV[1])
redis.call('PEXPIRE', KEYS[5], ARGV[7])
redis.call('ZREMRANGEBYSCORE', KEYS[5], '-inf', tonumber(ARGV[6]) - tonumber(ARGV[7]))
local over = redis.call('ZRANGE', KEYS[5], 0, -1 - tonumber(ARGV[4]))
for _, game in ipairs(over) do redis.call('ZREM', KEYS[5], game) end
return over
""")
"""KEYS game log outbox history past-games past-game; ARGV game version archive bound unsaid ended ttl An empty archive:
nothing was played. Returns 0, or what has made room for it in the history."""

LEAVE_ALONE = Script("""
if ARGV[3] == '1' then redis.call('HDEL', KEYS[2], ARGV[2]) end
local held = redis.call('HMGET', KEYS[1], 'game', 'unmuted')
if held[1] ~= ARGV[1] then return 0 end
local users = held[2] or ' '
if not string.find(users, ' ' .. ARGV[2] .. ' ', 1, true) then users = users .. ARGV[2] .. ' ' end
redis.call('HSET', KEYS[1], 'unmuted', users)  -- though it be as before: WAIT asks after what is written
return 1
""")
"""KEYS game debts; ARGV game user paid. Whom a moderator has unmuted stands in the hash of the game itself: it goes
with the game, whoever ends that and wherever a process dies, and nobody is noted in a game that is not there any
more."""

RAISE = Script("""
local held = redis.call('HMGET', KEYS[1], 'game', 'version')
if held[1] ~= ARGV[1] or held[2] ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[3])
return 1
""")
"""KEYS game; ARGV game version raised."""

ALLOW = Script("""
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 0 end
redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
""")
"""KEYS count; ARGV most ttl."""

RESULT = Script("""
redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
local newest = tonumber(redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', newest - tonumber(ARGV[5]))
local over = redis.call('ZRANGE', KEYS[1], 0, -1 - tonumber(ARGV[6]))
for _, game in ipairs(over) do redis.call('ZREM', KEYS[1], game) end
return over
""")
"""KEYS results result; ARGV game ended body ttl kept-ms bound. Returns what has made room for it."""

NUMBER = Script("""
local noted, found = redis.call('HMGET', KEYS[1], 'games', 'games.last'), {}
local count = tonumber(noted[1] or '0')
for game, number in string.gmatch(noted[2] or '', '([^ =]+)=?(%d*)') do
  number = tonumber(number) or count
  if game == ARGV[1] then return number end
  found[#found + 1] = game .. '=' .. number
end
count = count + 1
found[#found + 1] = ARGV[1] .. '=' .. count
local first = math.max(1, #found - tonumber(ARGV[2]) + 1)
redis.call('HSET', KEYS[1], 'games', count, 'games.last', table.concat(found, ' ', first))
return count
""")
"""KEYS settings; ARGV game kept. Returns which of the guild's games it is; `games.last` says it of the last ones, in an
earlier program's notes of one that had the last number."""

NOTED = Script("""
local last = 1 + 2 * tonumber(ARGV[1])
if last > 1 then redis.call('HSET', KEYS[1], unpack(ARGV, 2, last)) end
if last < #ARGV then redis.call('HDEL', KEYS[1], unpack(ARGV, last + 1)) end
""")
"""KEYS hash; ARGV count, so many fields each with its value, fields to be removed."""

SWAP = Script("""
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'KEEPTTL')
return 1
""")
"""KEYS value; ARGV before after. Returns whether it was still as before, and is as after now, for as long as it had."""

BEEN_IN = Script("""
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', tonumber(ARGV[2]) - tonumber(ARGV[3]))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
""")
"""KEYS guilds; ARGV guild now ttl."""

CHANGE = Script("""
for at = 1, #ARGV, 2 do
  local place = redis.call('LPOS', KEYS[1], ARGV[at])
  while place do
    redis.call('LSET', KEYS[1], place, ARGV[at + 1])
    place = redis.call('LPOS', KEYS[1], ARGV[at])
  end
end
return 1
""")
"""KEYS answers; ARGV before after ... Only answers that are there are changed."""
