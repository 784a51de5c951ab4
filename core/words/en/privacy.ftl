# What is kept about a person, and its deletion.

privacy-title = 🔏 What I keep about you
privacy-text = • **At a table:** your Discord ID and the name you play under, for as long as the table lasts.
    • **Games that have ended:** who sat where and what they did, with ID and name. The last { $games } on each server, each for { $days } days.
    • **How they went,** for statistics and ratings: who had which chair, role and side, how it ended, how often they voted and acted. The last { $results } games on each server, each for { $results_days } days.
    • **Which servers** you've played on, so that I can find all of this.
    • **What you've chosen:** your language and whether you're ranked; and the channel where I write to you directly.

    I don't keep anything you say. You can delete everything I have at any time, on all servers at once.
privacy-now = **What I have about you now:**
privacy-nothing = Nothing.
privacy-language = **Language:** { $value }
privacy-dm = **Where I write to you directly:** <#{ $value }>
privacy-unranked = **Ranking:** you've opted out, and nobody else sees your statistics.
privacy-kept-live = **Servers where you're in a game right now:** { $servers }
privacy-kept-games = **Games kept in full:** { $count } (servers: { $servers })
privacy-kept-results = **Games that count in your statistics:** { $count } (servers: { $servers })
privacy-kept-debts = **Servers where I still have to unmute you:** { $servers }
privacy-unrank-button = Don't rank me
privacy-rank-button = Rank me again
privacy-delete-button = Delete my data
privacy-sure-title = 🗑️ Delete everything about you?
privacy-sure = This deletes your language setting, your rating and your statistics on every server, and nobody can bring them back. In the games you've played, you become “{ forgotten-name }”; the others keep their names. What I've posted in channels stays there until somebody deletes it on Discord.
privacy-sure-button = Yes, delete it all
privacy-keep-button = No, keep it
privacy-deleted = Done. I don't know you any more.
privacy-deleted-but = Done, except for this:
privacy-remains-live = • You're in a game that's still going on. Until it ends, I need your ID, your name, your language and the channel where I write to you directly; then I delete them, and you don't have to do anything.
privacy-remains-debts = • I've muted you in a voice channel. I keep a note of that until you're back in voice and I've unmuted you.
privacy-policy = Privacy policy
privacy-terms = Terms
help-privacy = What I keep about you, and how to delete it: `/mafia privacy show`.
forgotten-name = a player who left
