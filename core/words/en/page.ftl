# The page of the local table: what it says itself, beside what the bot says.

# The start.
page-title = Mafia
page-lead = The city sleeps, and somebody in it does not. Take a chair: the others play by themselves, and the moderator is the one that your Discord server would have.
page-reading = Reading the rulebooks…
page-ending = The table is put away; another start takes it up again.
page-language = Language
page-choose = Choose a rulebook
page-players = Players: { $players }
page-range = { $least }–{ $most }
page-minutes = about { $minutes } min
page-odds = Of 100 such games won by:
page-odds-with = Of 100 games with { $seats } seats won by:
page-odds-unequal = An unequal fight. With so many seats it is more even: { $seats }
page-odds-unequal-always = This rulebook is an unequal fight with any number of seats.
page-roles-count = Roles: { $count }
page-roles-of = { $title }: the roles
page-roles-search = Search the roles
page-roles-none = No role says that.
page-your-table = Your table
page-your-name = Your name
page-your-name-hint = How the others call you
page-seats = Seats
page-seats-of = { $seats } seats
page-your-part = You
page-part-play = play
page-part-watch = only watch
page-your-role = Your role
page-role-any = What the deal gives me
page-your-role-hint = A role of your choice is for practice; everybody else draws.
page-your-role-more = Dealt with another number of seats: { $count } more roles.
page-your-role-by-hand = Only laid out by hand: { $count }. Look at the lobby first, and press “Roles” there.
page-look-first = Let me look at the lobby first
page-look-first-hint = It then begins when you say so.
page-play = Play now
page-play-hint = Everybody sits down and the cards are dealt.
page-learn = Learn to play
page-learn-hint = A lesson: one short night and one day, at your pace. It counts for nothing, and nobody waits for you.
page-open = Open the table
page-resume = Go on with it
page-resume-title = A game of { $title } is waiting for you
page-last = See its story
page-last-title = Your last game: { $title }

# The table.
page-places = Places
page-unread = new messages: { $count }
page-calls = asked of you: { $count }
page-messages = Messages: { $place }
page-message-of = Message by { $name }
page-about-square = All that everybody hears: the news, the speeches, the votes.
page-about-letters = What the moderator tells you alone: your role, your nights, your answers.
page-room-dead = The other side
page-about-room = Behind closed doors. Only those who belong here read it.
page-about-thread = A conversation of its own.
page-to-newest = To the newest
page-badge-bot = Bot
page-spoiler = Hidden: press to read
page-paused = paused
page-leave = Leave the table
page-lesson = A lesson
page-lesson-leave = End the lesson
page-leave-sure = Leave this table? The game at it ends.
page-people = People
page-people-count = { $living } of { $all } in the game
page-person-seat = Seat { $seat }:
page-person-you = you
page-person-out = out
page-person-floor = has the floor
page-person-silenced = must be silent
page-person-accused = stands accused
page-person-mate = yours
page-person-known = known to you
page-person-claims = says: { $role }
page-person-found-hostile = { $by } says: checked, an enemy
page-person-found-clear = { $by } says: checked, no enemy
page-person-hands = hands up against them: { $seats }
page-person-hand = hand up against: { $seats }

# The seats.
page-voted = voted: { $voted } of { $voters }
page-seat-hint = Press a seat to name it.
page-seat-chosen = your choice
page-seat-card = What you know: { $seat }
page-seat-nothing = Nothing yet.
page-seat-name = Name { $seat }
page-seat-back = Lower your hand
page-my-card = Your role: { $role }. Your side: { $side }
page-mark = Your own mark
page-mark-trust = I trust
page-mark-doubt = I doubt
page-mark-none = None

# What needs me, and answers.
page-needs = What needs you now
page-need-go = Open
page-tray = For your eyes
page-tray-answer = Only you see this
page-tray-need = This is asked of you
page-tray-letter = A letter for you
page-tray-open = Open { $place }
page-tray-before = The one before
page-tray-after = The next one
page-close = Close
page-under-way = On its way
page-waits = Kept until the connection is back
page-sent = Sent.
page-offline = The connection is gone; trying again…
page-offline-waiting = The connection is gone; trying again… What you pressed is kept and will be sent: { $count }
page-menu-hint = Choose
page-menu-done = Done
page-menu-chosen = Chosen: { $chosen } of { $most }
page-menu-gone = What this menu asked is over.
page-form-cancel = Cancel
page-form-send = Send
page-form-needed = needed

# Writing.
page-write = Write in { $place }…
page-write-commands = Type / for a command
page-send = Send
page-commands = Commands
page-commands-none = There is no such command.
page-command-run = Send the command
page-talk = Say it to the table
page-talk-accuses = I accuse…
page-talk-claims = I am…
page-talk-finds = I was told…
page-talk-asks = I ask…
page-talk-hostile = an enemy
page-talk-friend = no enemy
page-talk-suspicion = whom they suspect
page-talk-card = what card they hold
page-talk-truth = what you were really told
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
page-pace-onward = On to what comes next
page-pace-asked = Go on without answering
page-pace-end = On to the end
page-pace-running = Running on…
page-narrator = Narrator’s voice
page-narrator-on = The narrator speaks aloud
page-narrator-off = The narrator is silent; you read what is said

# What would be given up by going on, and what has been passed over.
page-give-up = Skip this?
page-give-up-why = You have not answered yet. If you go on now, it passes without you.
page-give-up-floor = Your turn to speak
page-give-up-stay = Back to it
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
page-end-keep = Save it as one file
page-end-who = Who was who
page-end-won = won
page-end-picture = The game in one picture
page-end-story = Night by night
page-end-files = To keep
page-again-same = Play again with the same people
page-again-other = Another rulebook

# Moments: my card, and that I am out.
page-moment-card = Your card
page-moment-fold = Put it away
page-moment-out = You are out
page-fall-silent = Read along; the living must find out for themselves.
page-fall-cards = Who was who is told at the end.
page-fall-not-yet = You still have something to say or to do before you go.
page-fall-left = Still in the game ({ $count }): { $seats }
page-fall-place = To the dead: { $place }
page-write-dead = The dead are silent here. Read along.
page-news = New
page-effects = Sounds
page-effects-on = Sounds are on
page-effects-off = Sounds are off

# What the server says.
page-letters = Direct messages
page-nameless = Guest
page-form-gone = This form is closed. Open it again with its button.
page-message-gone = This message is not there any more.
page-changed = This has just changed. Look again, and choose among what is there now.
page-not-here = You may not do that in this place.
page-unanswered = The bot has not answered. Try once more.
page-unreadable = The page asked for something that makes no sense here. Reload it.
page-trouble = Something went wrong. Try once more; the terminal says more.
page-no-table = There is no table any more. Begin a new one.
page-need-floor = You have the floor. Say what you have to say, then press that you have spoken.
page-need-begin = Everybody is here: begin when you like.
page-bot = Mafia
page-role-not-dealt = With so many at the table, this card is not dealt. Choose another number of seats, or another card.
page-nothing-kept = There is no game to go on with. Begin a new one.
page-not-over = The game is not over yet.
page-no-end = Nobody came to the end.
page-file-story = The story, night by night
page-file-picture = The game as one picture
page-file-script = The game as a script: `mafia script` plays it again
