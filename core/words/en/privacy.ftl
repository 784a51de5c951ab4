# What is kept about a person, and its deletion.

privacy-title = 🔏 What I keep about you
privacy-text = • **At a table:** your Discord id and the name you play under, for as long as it is there.
    • **Games that have ended:** who sat where and what was done in them, with id and name. The last { $games } of each server, every one for { $days } days.
    • **What they came to,** for statistics and ratings: who had which seat, role and side, how it ended for them, how many votes and acts. The last { $results } games of each server, every one for { $results_days } days.
    • **In which servers** you have played, so that all of this can be found.
    • **What you have chosen:** your language, whether you are ranked; and the channel in which I write to you directly.

    Nothing that you say is kept. You can delete all of it at any time, in every server at once.
privacy-now = **Of you there is now:**
privacy-nothing = Nothing.
privacy-language = **Language:** { $value }
privacy-dm = **Where I write to you directly:** <#{ $value }>
privacy-unranked = **Ranking:** you wish to stand in none, and nobody else sees your statistics.
privacy-kept-live = **Servers where you are in a game at this moment:** { $servers }
privacy-kept-games = **Games kept whole:** { $count } (servers: { $servers })
privacy-kept-results = **Games that count in your statistics:** { $count } (servers: { $servers })
privacy-kept-debts = **Servers where I have muted you and must lift it yet:** { $servers }
privacy-unrank-button = Do not rank me
privacy-rank-button = Rank me again
privacy-delete-button = Delete my data
privacy-sure-title = 🗑️ Delete everything about you?
privacy-sure = It goes in every server, and nobody can bring it back: your language, your rating, your statistics. In the games that you have played you become “{ forgotten-name }”; the others keep theirs. What I have written into channels stands there until somebody deletes it on Discord.
privacy-sure-button = Yes, delete it all
privacy-keep-button = No, leave it
privacy-deleted = Done. I do not know you any more.
privacy-deleted-but = Done, but for this:
privacy-remains-live = • You are in a game that is still going on. It needs your id and your name until it ends; then they are deleted without your doing anything.
privacy-remains-debts = • I have muted you in a voice channel. That I must lift it stays written down until you are in voice again and I have done so.
privacy-policy = Privacy policy
privacy-terms = Terms
help-privacy = What I keep about you, and how it is deleted: `/mafia privacy show`.
forgotten-name = a player who left
