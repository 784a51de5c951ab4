"""The scripts that Redis runs: each touches one guild's keys alone, and is one round trip."""

from __future__ import annotations

from hashlib import sha1


class Script:
    """Lua source with the digest by which EVALSHA calls it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.sha = sha1(source.encode(), usedforsecurity=False).hexdigest()


_REMEMBER = """
local function remember(seen, order, id, value, ttl, bound)
  if redis.call('HSET', seen, id, value) == 1 then redis.call('RPUSH', order, id) end
  while redis.call('LLEN', order) > bound do redis.call('HDEL', seen, redis.call('LPOP', order)) end
  redis.call('PEXPIRE', seen, ttl)
  redis.call('PEXPIRE', order, ttl)
end
"""

# KEYS game log outbox seen order
# ARGV commit-id game expect snapshot deadline interaction answer ttl bound events outbox delivered, then these lists
COMMIT = Script(
    _REMEMBER
    + """
local done = redis.call('HGET', KEYS[4], 'c:' .. ARGV[1])
if done then return {'committed', done} end
if ARGV[6] ~= '' then
  local answer = redis.call('HGET', KEYS[4], 'i:' .. ARGV[6])
  if answer then return {'duplicate', answer} end
end
local held = redis.call('HMGET', KEYS[1], 'game', 'version')
local version = tonumber(held[2] or '0')
if version ~= tonumber(ARGV[3]) or (held[1] and held[1] ~= ARGV[2]) then return {'conflict', version} end
version = version + 1
redis.call('HSET', KEYS[1], 'game', ARGV[2], 'version', version, 'snapshot', ARGV[4], 'deadline', ARGV[5])
local at = 13
for _ = 1, tonumber(ARGV[10]) do
  redis.call('RPUSH', KEYS[2], ARGV[at])
  at = at + 1
end
for _ = 1, tonumber(ARGV[11]) do
  redis.call('HSET', KEYS[3], ARGV[at], ARGV[at + 1])
  at = at + 2
end
for _ = 1, tonumber(ARGV[12]) do
  redis.call('HDEL', KEYS[3], ARGV[at])
  at = at + 1
end
remember(KEYS[4], KEYS[5], 'c:' .. ARGV[1], version, ARGV[8], tonumber(ARGV[9]))
if ARGV[6] ~= '' then
  remember(KEYS[4], KEYS[5], 'i:' .. ARGV[6], ARGV[7], ARGV[8], tonumber(ARGV[9]))
end
return {'committed', version}
"""
)

# KEYS game seen order; ARGV interaction game version answer ttl bound
ANSWER = Script(
    _REMEMBER
    + """
local answer = redis.call('HGET', KEYS[2], 'i:' .. ARGV[1])
if answer then return {'duplicate', answer} end
local held = redis.call('HMGET', KEYS[1], 'game', 'version')
local version = tonumber(held[2] or '0')
if version ~= tonumber(ARGV[3]) or (held[1] and held[1] ~= ARGV[2]) then return {'conflict', version} end
remember(KEYS[2], KEYS[3], 'i:' .. ARGV[1], ARGV[4], ARGV[5], tonumber(ARGV[6]))
return {'noted', version}
"""
)

# KEYS game outbox
LOAD = Script("""
local held = redis.call('HMGET', KEYS[1], 'game', 'version', 'snapshot', 'deadline')
if not held[1] then return false end
return {held[1], held[2], held[3], held[4], redis.call('HGETALL', KEYS[2])}
""")

# KEYS game log outbox history past-games past-game; ARGV game version archive bound unsaid ended ttl
# An empty archive: nothing was played. Returns 0, or what has made room for it in the history.
FINISH = Script("""
local held = redis.call('HMGET', KEYS[1], 'game', 'version')
if held[1] ~= ARGV[1] or held[2] ~= ARGV[2] then return 0 end
if ARGV[5] == '0' and redis.call('HLEN', KEYS[3]) > 0 then return 0 end
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

# KEYS count; ARGV most ttl
ALLOW = Script("""
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 0 end
redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
""")
