# What the living decide about the table, where its host plays; and who leads it.

motion-title = 🗳️ The table decides
motion-eject = { $by } asks that { $seats } be put out of the game.
motion-spoke = { $by } says that { $seats } said the forbidden word.
motion-talked = { $by } says that { $seats } talked during the vote.
motion-ruling = { $by } asks for this, about { $seats }: **{ $do }**.
motion-replace = { $by } asks that { $person } take the chair of { $seats }.
motion-next = { $by } asks to move on now.
motion-lead = { $by } asks that { $person } lead this game from now on. They would see every card, and not play.
motion-stands = { $needed } of the { $living } living must agree. Until { $when }; who says what is open.
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
motion-failed = 🗳️ The living have not agreed; everything stays as it is.
motion-moot = 🗳️ There is nothing left to vote on.
motion-last-word = Your word has decided it.
leader-handed = 🎩 { $person } leads this game from now on.
leader-left = 🎩 Nobody leads this game any more; it goes on by itself. What needs judgement is put to the living.
leader-cohost = 🎩 { $person } helps to run this game from now on, and does not play.
leader-alone = 🎩 This game is run by one host again.
leader-host = 🎩 { $person } is the host of this table now, and plays on.
refusal-steward_plays = You play in this game, so your rights over the server give you none over its seats.
refusal-plays_here = Whoever plays in this game must not see its cards. Choose somebody who does not.
refusal-needs_host = Only a host who does not play can do that, or a moderator of the server who does not play either. It is not put to a vote: too much would hang on who has the majority.
refusal-needs_moderator = Somebody must first lead this table who does not play.
refusal-motion_running = The living are voting on something already. One thing at a time.
refusal-motion_over = That vote is over.
