"""Who serves which shard, as scripts: every one of them reads and writes keys of one slot.

A process lives for as long as it renews its place among the processes; a shard belongs to a living process that has
taken it. So one renewal is enough for any number of shards.
"""

from __future__ import annotations

from core.store.scripts import Script

HOLD = Script("""
local me, count = ARGV[1], ARGV[2]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, dead in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do
  redis.call('ZREM', KEYS[1], dead)
  redis.call('HDEL', KEYS[3], dead)
end
-- No lease is longer than this: what is was renewed before the clock was set back.
for _, late in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now + tonumber(ARGV[3]) + 1, '+inf')) do
  redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), late)
end
local alive, others = {}, 0
for _, process in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  alive[process] = true
  if process ~= me then others = others + 1 end
end
local before = redis.call('HGET', KEYS[5], 'count')
if before and before ~= count then
  if others > 0 then return cjson.encode({count = tonumber(before)}) end
  redis.call('DEL', KEYS[2], KEYS[4])
end
redis.call('HSET', KEYS[5], 'count', count)
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), me)
redis.call('HSET', KEYS[3], me, ARGV[4])

local function pairs_of(key)
  local flat, found = redis.call('HGETALL', key), {}
  for at = 1, #flat, 2 do found[flat[at]] = flat[at + 1] end
  return found
end
local wishes = pairs_of(KEYS[3])
local owner, epoch, has, after, ready, coming = {}, {}, {}, {}, {}, {}
for shard, text in pairs(pairs_of(KEYS[2])) do
  local number, process = text:match('^(%d+) (.+)$')
  if alive[process] then
    owner[shard], epoch[shard], has[process] = process, tonumber(number), (has[process] or 0) + 1
  else
    redis.call('HDEL', KEYS[2], shard)
  end
end
alive[me] = true
for shard, text in pairs(pairs_of(KEYS[4])) do
  local process = text:match('^(%S+)')
  if alive[process] and wishes[process] ~= 'leave' and owner[shard] then
    after[shard], ready[shard] = process, text ~= process
    coming[process] = (coming[process] or 0) + 1
  elseif not alive[process] or wishes[process] == 'leave' then
    redis.call('HDEL', KEYS[4], shard)
  else
    after[shard] = process
  end
end
for at = 5, #ARGV do
  if after[ARGV[at]] == me and owner[ARGV[at]] then
    ready[ARGV[at]] = true
    redis.call('HSET', KEYS[4], ARGV[at], me .. ' ready')
  end
end

local function take(shard)
  epoch[shard] = redis.call('HINCRBY', KEYS[5], 'epoch', 1)
  owner[shard], has[me] = me, (has[me] or 0) + 1
  redis.call('HSET', KEYS[2], shard, epoch[shard] .. ' ' .. me)
  redis.call('HDEL', KEYS[4], shard)
  after[shard] = nil
end
local function stand_by(shard)
  after[shard], coming[me] = me, (coming[me] or 0) + 1
  redis.call('HSET', KEYS[4], shard, me)
end
local function mine_to_take(shard)
  return not owner[shard] and (after[shard] == nil or after[shard] == me)
end

local share, blocked = 0, {}
local last = tonumber(count) - 1
if ARGV[4] == 'auto' then
  local reserved, pool, autos = {}, 0, {}
  for process, wish in pairs(wishes) do
    if wish == 'auto' then
      autos[#autos + 1] = process
    else
      for shard in wish:gmatch('%d+') do reserved[shard] = true end
    end
  end
  for shard = 0, last do
    if not reserved[tostring(shard)] then pool = pool + 1 end
  end
  -- Who has more keeps what does not come out even.
  table.sort(autos, function(a, b)
    if (has[a] or 0) ~= (has[b] or 0) then return (has[a] or 0) > (has[b] or 0) end
    return a < b
  end)
  local shares = {}
  for at, process in ipairs(autos) do
    shares[process] = math.floor(pool / #autos) + (at <= pool % #autos and 1 or 0)
  end
  share = shares[me]
  for number = 0, last do
    local shard = tostring(number)
    local room = (has[me] or 0) + (coming[me] or 0) < share
    if (room or after[shard] == me) and not reserved[shard] and mine_to_take(shard) then take(shard) end
  end
  local given = {}
  for shard, process in pairs(after) do
    local from = owner[shard]
    if from then given[from] = (given[from] or 0) + 1 end
  end
  for number = 0, last do
    local shard = tostring(number)
    local from = owner[shard]
    if (has[me] or 0) + (coming[me] or 0) >= share then break end
    if from and from ~= me and not reserved[shard] and not after[shard]
      and has[from] - (given[from] or 0) > (shares[from] or 0) then
      given[from] = (given[from] or 0) + 1
      stand_by(shard)
    end
  end
elseif ARGV[4] ~= 'leave' then
  for shard in ARGV[4]:gmatch('%d+') do
    share = share + 1
    if mine_to_take(shard) then
      take(shard)
    elseif owner[shard] ~= me then
      blocked[#blocked + 1] = shard
      local of = owner[shard] and wishes[owner[shard]]
      if (of == 'leave' or of == 'auto') and not after[shard] then stand_by(shard) end
    end
  end
end

local held, ready_for, mine, awaited = {}, {}, {}, {}
for shard, process in pairs(owner) do
  if process == me then
    held[#held + 1] = {tonumber(shard), epoch[shard]}
    if after[shard] and ready[shard] then
      ready_for[#ready_for + 1] = tonumber(shard)
    elseif after[shard] then
      awaited[#awaited + 1] = tonumber(shard)
    end
  elseif after[shard] == me then
    mine[#mine + 1] = tonumber(shard)
  end
end
return cjson.encode({
  held = held, next = mine, ready = ready_for, awaited = awaited, share = share, others = others,
  by = blocked[1] and (owner[blocked[1]] or after[blocked[1]]) or '',
})
""")
"""KEYS processes owners wishes next about; ARGV process count life wish A wish: 'auto' for a fair share, 'leave' for
nothing more, else the shards, as numbers with commas around: ',0,1,'. Further ARGV: shards for which this process
stands ready to take over."""

SLICE = Script("""
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local most, gap = tonumber(ARGV[1]), tonumber(ARGV[2])
local next_at = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now)
if next_at > now + 1000 * gap then next_at = now end  -- nobody asks for so many: the clock was set back
redis.call('SET', KEYS[1], string.format('%.0f', next_at + most * gap), 'PX', 60000)
return string.format('%.0f', next_at - now)
""")
"""KEYS next-request; ARGV most gap, in microseconds. By how much the requests of all that have gone are ahead of an
even pace; so many more are counted in."""

TURN = Script("""
local left = redis.call('PTTL', KEYS[1])
if left > 0 and left <= math.max(tonumber(ARGV[1]), 60000) then return left end
redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])
return 0
""")
"""KEYS turn; ARGV ms. 0, or for how long somebody else has the turn. What stands there without an end is nobody's
turn; nor is what stands there for longer than any turn lasts, since the clock was set back."""

LET_GO = Script("""
for at = 5, #ARGV do
  local text = redis.call('HGET', KEYS[2], ARGV[at])
  if text and text:match('^%d+ (.+)$') == ARGV[1] then
    redis.call('HDEL', KEYS[2], ARGV[at])
    redis.call('HSET', KEYS[6], ARGV[at], ARGV[4])
  end
end
redis.call('PEXPIRE', KEYS[6], ARGV[3])
if ARGV[2] == '1' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[3], ARGV[1])
end
return 1
""")
"""KEYS processes owners wishes next about heard; ARGV process all? kept heard, then shards `heard`: what this process
has taken in lately, for whoever hears it as well. `all?`: the process is gone as well."""

CLAIM = Script("""
local got = {}
for at, key in ipairs(KEYS) do
  local first = redis.call('SET', key, ARGV[1], 'NX', 'PX', ARGV[2])
  got[at] = (first or redis.call('GET', key) == ARGV[1]) and 1 or 0
end
return got
""")
"""KEYS what is claimed; ARGV claim ms. 1 for each that is this claim's now, 0 for others."""
