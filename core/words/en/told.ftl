# Private answers. The attribute .short is for accounts in the third person.

told-yes = 👍 Yes. That's a member of the mafia.
    .short = yes, mafia
told-no = 👎 No. Not mafia, as far as anyone can tell.
    .short = no
told-seats = 👀 You open your eyes and look around. Your own people are { $seats }.
    .short = their own people are { $seats }
told-godfather = 🎩 Your godfather is { $seat }.
    .short = { $seat } is the godfather
told-role = 🃏 The card you saw is **{ $role }**.
    .short = the card { $role }
    .own = 🃏 You look at your card, and it has changed. From now on, you're **{ $role }**.
told-other = ✉️ The moderator shows you a sign: { $answer }.
    .short = { $answer }

# An answer, with whom the question named.
answer-about = { $about }: { $answer }
    .short = { $answer } ({ $about })

# What somebody chose, to their own face.
your-self = yourself
your-answer = The answer was: { $answer }.
your-choice = { $chosen }{ $answer ->
    [no] {" "}(you said no)
   *[yes] {""}
}
