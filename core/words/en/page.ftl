# The page of the local table: what it says itself, beside what the bot says.

# The start.
page-title = Mafia
page-lead = The city sleeps, and somebody in it doesn't. Take a chair: the others play by themselves, and the moderator is the same one you'd have on your Discord server.
page-reading = Reading the rulebooks…
page-ending = The table has been put away; start it again to pick up where you left off.
page-language = Language
page-choose = Choose a rulebook
page-players = Players: { $players }
page-range = { $least }–{ $most }
page-minutes = about { $minutes } min
page-odds = Out of 100 games like this, won by:
page-odds-with = Out of 100 games with { $seats } players, won by:
page-odds-unequal = An unequal fight. It's more even with this many players: { $seats }
page-odds-unequal-always = This rulebook is an unequal fight with any number of players.
page-roles-count = Roles: { $count }
page-roles-of = { $title }: the roles
page-roles-search = Search the roles
page-roles-none = No roles match.
page-your-table = Your table
page-your-name = Your name
page-your-name-hint = What the others call you
page-seats = Players
page-seats-of = { $seats } players
page-your-part = You
page-part-play = play
page-part-watch = just watch
page-your-role = Your role
page-role-any = Whatever I'm dealt
page-your-role-hint = Choose a role for practice; everybody else is dealt one.
page-your-role-more = With a different number of players: { $count } more roles.
page-your-role-by-hand = Only if you add them by hand: { $count }. Look at the lobby first, and press “{ pool-button }” there.
page-look-first = Show me the lobby first
page-look-first-hint = Then it begins when you say so.
page-play = Play now
page-play-hint = Everybody sits down and the cards are dealt.
page-learn = Learn to play
page-learn-hint = A lesson: one short night and one day, at your pace. It doesn't count, and nobody waits for you.
page-open = Open the table
page-resume = Carry on
page-resume-title = A game of { $title } is waiting for you
page-last = Read the story
page-last-title = Your last game: { $title }

# The table.
page-places = Places
page-unread = new messages: { $count }
page-calls = waiting for you: { $count }
page-messages = Messages: { $place }
page-message-of = Message from { $name }
page-about-square = What everybody hears: the news, the speeches, the votes.
page-about-letters = What the moderator tells only you: your role, your nights, your answers.
page-room-dead = The other side
page-about-room = Behind closed doors. Only those who belong here read it.
page-about-thread = A conversation of its own.
page-to-newest = Jump to the newest
page-badge-bot = Bot
page-spoiler = Hidden: press to read
page-paused = paused
page-leave = Leave the table
page-lesson = A lesson
page-lesson-leave = End the lesson
page-lesson-resume = Carry on with the lesson
page-lesson-waits = Your lesson is waiting for you: { $title }
page-leave-sure = Leave this table? That ends the game.
page-people = People
page-people-count = { $living } of { $all } in the game
page-person-seat = Chair { $seat }:
page-person-you = you
page-person-out = out
page-person-floor = has the floor
page-person-silenced = must stay silent
page-person-accused = on trial
page-person-mate = on your side
page-person-known = known to you
page-person-claims = says: { $role }
page-person-found-hostile = { $by } says: checked, an enemy
page-person-found-clear = { $by } says: checked, not an enemy
page-person-hands = hands up against them: { $seats }
page-person-hand = hand up against: { $seats }

# The seats.
page-voted = voted: { $voted } of { $voters }
page-seat-hint = Press a chair to choose that player.
page-seat-chosen = your choice
page-seat-card = What you know about { $seat }
page-seat-nothing = Nothing yet.
page-seat-name = Choose { $seat }
page-seat-back = Lower your hand
page-my-card = Your role: { $role }. Your side: { $side }
page-mark = Your own mark
page-mark-trust = Trusted
page-mark-doubt = Suspected
page-mark-none = None

# What needs me, and answers.
page-needs = What needs you now
page-need-go = Open
page-tray = For your eyes only
page-tray-answer = Only you see this
page-tray-need = You're being asked
page-tray-letter = A letter for you
page-tray-open = Open { $place }
page-tray-before = Previous
page-tray-after = Next
page-close = Close
page-under-way = Sending…
page-waits = Kept until the connection is back
page-sent = Sent.
page-offline = The connection is gone; trying again…
page-offline-waiting = The connection is gone; trying again… I'll send what you pressed once it's back: { $count }
page-menu-hint = Choose
page-menu-done = Done
page-menu-chosen = Chosen: { $chosen } of { $most }
page-menu-gone = It's too late to answer this one.
page-form-cancel = Cancel
page-form-send = Send
page-form-needed = required

# Writing.
page-write = Write in { $place }…
page-write-commands = Type / for a command
page-send = Send
page-commands = Commands
page-commands-none = There's no such command.
page-command-run = Run the command
page-talk = Tell the table
page-talk-accuses = I accuse…
page-talk-claims = I am…
page-talk-finds = I was told…
page-talk-asks = I ask…
page-talk-hostile = an enemy
page-talk-friend = not an enemy
page-talk-suspicion = who they suspect
page-talk-card = what card they have
page-talk-truth = what you were actually told
page-understood = They understood: { $what }
page-yes = Yes
page-no = No

# Pace and voice.
page-pace = Pace
page-pace-pause = Pause
page-pace-go-on = Go on
page-pace-slower = Slower
page-pace-faster = Faster
page-pace-speed = Speed: { $speed }
page-pace-onward = On to what's next
page-pace-asked = Go on without answering
page-pace-end = On to the end
page-pace-running = Fast-forwarding…
page-narrator = Narrator's voice
page-narrator-on = The narrator speaks aloud
page-narrator-off = The narrator is silent; read along instead

# What would be given up by going on, and what has been passed over.
page-give-up = Skip this?
page-give-up-why = You haven't answered yet. If you go on now, it happens without you.
page-give-up-floor = Your turn to speak
page-give-up-stay = Go back
page-give-up-go = Skip it
page-skipped = While you skipped
page-skipped-nobody = Nobody has left the game.
page-skipped-accused = Against you: { $seats }.
page-new-since = New since then

# The end.
page-end-tab = The story
page-end-title = The curtain falls
page-end-won-self = You won
page-end-lost-self = You lost
page-end-turns = Turning points
page-end-keep = Save it all as one file
page-end-who = Who was who
page-end-won = won
page-end-picture = The game in one picture
page-end-story = Night by night
page-end-files = Yours to keep
page-again-same = Play again with the same people
page-again-other = Another rulebook

# Moments: my card, and that I am out.
page-moment-card = Your card
page-moment-fold = Put it away
page-moment-out = You're out
page-fall-silent = Read along; the living must find out for themselves.
page-fall-cards = You'll find out who was who at the end.
page-fall-not-yet = You still have something to say or to do before you go.
page-fall-left = Still in the game ({ $count }): { $seats }
page-fall-place = Join the dead: { $place }
page-write-dead = The dead stay silent here. Read along.
page-news = New
page-effects = Sounds
page-effects-on = Sounds are on
page-effects-off = Sounds are off

# What the server says.
page-letters = Direct messages
page-nameless = Guest
page-form-gone = This form is closed. Open it again with its button.
page-message-gone = This message isn't there any more.
page-changed = This has just changed. Look again, and choose from what's there now.
page-not-here = You can't do that here.
page-unanswered = The bot hasn't answered. Try again.
page-unreadable = The page got out of step with the game. Reload it.
page-trouble = Something went wrong. Try again; the terminal has the details.
page-no-table = That table is gone. Begin a new one.
page-need-floor = You have the floor. Say what you want to say, then press “I'm done speaking”.
page-need-begin = Everybody's here: begin whenever you like.
page-bot = Mafia
page-role-not-dealt = This card isn't dealt with that many players. Choose a different number of players, or another card.
page-nothing-kept = There's no saved game. Begin a new one.
page-not-over = The game isn't over yet.
page-no-end = This game wasn't played to the end.
page-file-story = The story, night by night
page-file-picture = The game as one picture
page-file-script = Every move of the game: `mafia script` replays it
