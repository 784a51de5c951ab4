# What scripted players say at the local table. $variant: one of several ways to say it.

say-starts = { $variant ->
    [0] Morning, everyone. Who slept, and who only pretended to?
    [1] New table, new lies. Let us hear everybody out.
    [2] First day: we know nothing yet, so let everybody say something.
   *[other] Hello, all. I came to catch somebody.
}
say-mourns = { $variant ->
    [0] We have lost { $seat }. Who gains by that?
    [1] So it was { $seat } last night. Think about who was in whose way.
   *[other] Poor { $seat }. Somebody here is not sorry at all.
}
say-claims = { $variant ->
    [0] All right, cards on the table. Mine says: { $role }.
    [1] You leave me no choice. My card: { $role }.
   *[other] Believe it or not, this is what I hold: { $role }.
}
say-finds-hostile = { $variant ->
    [0] I asked about { $seat }, and I have my answer: not one of ours.
    [1] { $seat } is against us. This is an answer, not a feeling.
   *[other] My answer on { $seat } is dark. Do not look anywhere else today.
}
say-finds-friend = { $variant ->
    [0] { $seat } is clean, as far as I could find out.
   *[other] I asked about { $seat }: nothing bad. Leave that one alone.
}
say-disputes = { $variant ->
    [0] No, { $seat }, that card is in my hand: { $role }.
   *[other] One of us two is lying, { $seat }. { $role } is my card.
}
say-denies = { $variant ->
    [0] It is not me. Take your time and look elsewhere.
    [1] You are about to put out one of your own.
    [2] I understand the doubt, but you are wrong about me.
   *[other] Go on, put me out. Tomorrow you will be sorry.
}
say-accuses-finding = { $variant ->
    [0] You have heard what was found out about { $seat }. It is enough for me.
   *[other] There is an answer about { $seat } on the table. What else do we need?
}
say-accuses-crowd = { $variant ->
    [0] I am not the only one who looks at { $seat }.
   *[other] Half the table looks at { $seat }, and so do I.
}
say-accuses-votes = { $variant ->
    [0] Look at whom { $seat } has voted against. That was no enemy.
   *[other] I go by hands, and { $seat } has raised one against somebody who was with us.
}
say-accuses-gut = { $variant ->
    [0] Something about { $seat } bothers me.
    [1] I have no proof, only a feeling: { $seat }.
    [2] If I had to choose now, it would be { $seat }.
   *[other] I would like to hear more from { $seat }.
}
say-votes-finding = { $variant ->
    [0] My hand is on { $seat }: the answer was clear.
   *[other] After that answer, only { $seat }.
}
say-votes-crowd = { $variant ->
    [0] I go along with the others: { $seat }.
    [1] The table has chosen, and I will not be in the way: { $seat }.
    [2] With the others: { $seat }.
   *[other] { $seat }. If we are wrong, then together.
}
say-votes-votes = { $variant ->
    [0] { $seat }, for earlier votes.
   *[other] I remember who voted for whom. So: { $seat }.
}
say-votes-gut = { $variant ->
    [0] No proof, but my hand goes up against { $seat }.
    [1] I have to begin somewhere: { $seat }.
   *[other] { $seat }. Tell me why I am wrong.
}
say-joins = { $variant ->
    [0] { $seat } is talking sense.
    [1] I am with { $seat } on this.
   *[other] What { $seat } says fits what I see.
}
say-doubts = { $variant ->
    [0] I do not buy it, { $seat }.
    [1] { $seat } is leading us somewhere, and I do not like where.
   *[other] That was quick, { $seat }. Too quick for me.
}
say-passes = { $variant ->
    [0] Nothing to add for now.
    [1] I will listen today. Go on.
   *[other] That is all from me.
}
say-chats = { $variant ->
    [0] If I am the mafia, then the mafia needs better people.
    [1] My grandmother reads faces better than this table, and she is asleep.
    [2] Could you all be suspicious a little louder? I am taking notes.
   *[other] I have been accused of worse than playing badly.
}
say-ends = { $variant ->
    [0] We are going in circles. To the vote.
    [1] I have heard enough. Let us vote.
   *[other] There is no more to say. Hands, please.
}
say-leaves = { $variant ->
    [0] Look after the town.
    [1] That is it for me. Think about who needed this chair empty.
    [2] Well played, whoever it was.
   *[other] Do not forget what you have heard from me.
}
say-thanks = { $variant ->
    [0] Thanks for the game, everybody!
    [1] Good game. Another one?
   *[other] That was fun. Well played, all of you.
}
