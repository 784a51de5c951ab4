# What the living decide about the table, where its host plays; and who leads it.

motion-title = 🗳️ The table decides
motion-eject = { $by } wants { $seats } put out of the game.
motion-spoke = { $by } says that { $seats } said the forbidden word.
motion-talked = { $by } says that { $seats } talked during the vote.
motion-ruling = { $by } wants this decided{ $count ->
    [0] {""}
   *[other] {" "}about { $seats }
}: **{ $do }**.
motion-replace = { $by } wants { $person } to take the chair of { $seats }.
motion-next = { $by } wants to move on now.
motion-lead = { $by } wants { $person } to lead this game from now on. They would see every card, and wouldn't play.
motion-stands = { $needed } of the { $living } living must agree. It closes { $when }, and everyone can see who says what.
motion-yes = ✅ For it: { $seats }
motion-no = ❌ Against: { $seats }
motion-yes-button = For it
motion-no-button = Against
motion-closed = This vote is over.
motion-voted = { $yes ->
    [True] ✅ { $seat } is for it.
   *[False] ❌ { $seat } is against it.
}
motion-carried = 🗳️ The living have agreed.
motion-failed = 🗳️ The living haven't agreed; everything stays as it is.
motion-moot = 🗳️ There's nothing left to vote on.
motion-last-word = Yours was the deciding vote.
leader-handed = 🎩 { $person } leads this game from now on.
leader-left = 🎩 Nobody leads this game any more; it goes on by itself. The living vote on anything that needs a decision.
leader-cohost = 🎩 { $person } helps run this game from now on, and doesn't play.
leader-alone = 🎩 This game is back to one host.
leader-host = 🎩 { $person } is the host of this table now, and plays on.
refusal-steward_plays = You're playing in this game, so your server rights don't count here.
refusal-plays_here = They're playing in this game, so they mustn't see its cards. Choose somebody who isn't playing.
refusal-needs_host = Only a host who isn't playing can do that, or a server moderator who isn't playing either. It can't go to a vote, because that would hand too much power to the majority.
refusal-needs_moderator = This table first needs a host who isn't playing.
refusal-motion_running = The living are already voting on something. One thing at a time.
refusal-motion_over = That vote is over.
