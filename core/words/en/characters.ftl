# What scripted players say, each in their own manner. $variant: one of several ways to say it.
# ---- loud
say-accuses-gut-loud = { $variant ->
    [0] It's { $seat }! I've never been surer of anything, and I'm sure of everything!
    [1] My stomach says { $seat }, and my stomach has never lied to me!
    [2] Everybody stop! Think of { $seat }! Did you feel that? I felt that!
    [3] I'd bet my house on { $seat }! I'd bet all of your houses!
    [4] Hear that alarm bell? That's me, and I'm ringing for { $seat }!
   *[other] { $seat }, people! Write it in big letters, we'll find the reasons later!
}
say-accuses-votes-loud = { $variant ->
    [0] A vote against one of our own, from { $seat }! How is that not the headline of the day?
    [1] That was a friend, everybody! A friend! And { $seat } raised a hand all the same!
   *[other] Say what you like, the vote is right there! { $seat } went after somebody harmless!
}
say-accuses-crowd-loud = { $variant ->
    [0] You see it, I see it, the chairs see it: { $seat }! Let's go!
   *[other] Feel that wind? It's blowing straight at { $seat }, and I'm blowing with it!
}
say-accuses-finding-loud = { $variant ->
    [0] We've got an answer from the night! An actual answer! It's { $seat }, end of story!
   *[other] Somebody looked into { $seat }, and it came back bad! Bad with bells on!
}
say-accuses-silence-loud = { $variant ->
    [0] { $seat }! Hello! It's a talking game! Silence like that is practically a confession!
   *[other] I can hear the clock! Do you know why I can hear the clock? { $seat } won't talk!
}
say-passes-loud = { $variant ->
    [0] I'm empty! Enjoy it, it won't last!
    [1] For once I'm out of words! Somebody write down the date!
    [2] I have no opinion, and it's killing me! Next!
    [3] Skip me! I'm saving up for something enormous!
   *[other] Go on without me! I'm listening as loudly as I can!
}
say-joins-loud = { $variant ->
    [0] Yes! Finally! { $seat } gets it!
    [1] What { $seat } said! Twice, and with a drum!
   *[other] Everybody behind { $seat }, right now! I'll bring the noise!
}
say-doubts-loud = { $variant ->
    [0] No, no, no! { $seat }, you've lost me completely!
    [1] Stop the train! { $seat } is driving, and there's no track!
   *[other] { $seat }, I love the energy! I just don't believe one word of it!
}
say-denies-loud = { $variant ->
    [0] Me? Me! I'm the best thing that ever happened to this town!
    [1] Wrong! So wrong that somebody should frame it!
   *[other] Read my lips, read my mind, read anything you like! I'm innocent!
}
say-answers-loud = { $variant ->
    [0] I'm going to pretend I didn't hear that, { $seat }! And I heard it very well!
    [1] Out of everybody here, { $seat }, you picked the one who can't keep a secret!
    [2] You're barking up the wrong tree, { $seat }! I should know, I'm the tree!
   *[other] I'm on your side, { $seat }! I've never been so much on anybody's side!
}
say-counters-loud = { $variant ->
    [0] Oh, it's on! You know who points first, { $seat }? The guilty one!
   *[other] Everybody, did you catch that? { $seat } needs me gone! Now ask why!
}
say-claims-loud = { $variant ->
    [0] Drum roll, everybody! My card is: { $role }!
    [1] I can't hold it in any longer! { $role }! That's me, right here!
   *[other] You want it? You've got it! My card, my pride and joy: { $role }!
}
say-finds-hostile-loud = { $variant ->
    [0] I checked on { $seat } in the night, and the answer knocked me off my chair! Enemy!
    [1] Wake up, everybody! My answer on { $seat } came in, and it's not one of us!
   *[other] I asked, I got my answer, and I'm shouting it: { $seat } is the enemy!
}
say-finds-friend-loud = { $variant ->
    [0] Hands off { $seat }! I spent my question there, and that's a friend!
   *[other] Good news, for once! { $seat } is clean, and I'll sing it if I have to!
}
say-disputes-loud = { $variant ->
    [0] Hold everything! { $seat } says { $role }, and I'm the one holding it!
   *[other] Over my dead body, { $seat }! { $role } is me, and I'm not dead yet!
}
say-believes-loud = { $variant ->
    [0] Sold, { $seat }! I'm buying the whole story, both volumes!
   *[other] I'd carry { $seat } round this table on my shoulders! Every word was true!
}
say-disbelieves-loud = { $variant ->
    [0] Nonsense, { $seat }! Glorious nonsense, but nonsense!
   *[other] Not for one second, { $seat }! Not for half of one!
}
say-asks-loud = { $variant ->
    [0] { $seat }! Quick, don't think! Who is it?
    [1] Come on, { $seat }, give us a name! A big, juicy name!
   *[other] All ears on { $seat }! Who are you after?
}
say-suspects-loud = { $variant ->
    [0] Who do I suspect? { $seat }! I've been dying for somebody to ask!
    [1] { $seat }, { $seat } and once more { $seat }! Did I mention { $seat }?
   *[other] Easiest question of the evening! { $seat }!
}
say-suspects-nobody-loud = { $variant ->
    [0] Nobody yet, and I'm as shocked as you are!
   *[other] I love you all so far! It's a terrible feeling!
}
say-keeps-card-loud = { $variant ->
    [0] My card stays shut! Yes, mine, even with this mouth!
   *[other] Nice try! Wild horses couldn't drag it out of me!
}
say-quotes-loud = { $variant ->
    [0] Yesterday { $seat } was all over { $other }! The whole street heard it!
   *[other] Remember { $seat } yesterday? { $other } this, { $other } that! It's still ringing in my ears!
}
say-turns-loud = { $variant ->
    [0] Forget { $other }! Forget I ever said it! It's { $seat }, it was always { $seat }!
   *[other] I was loud about { $other }, and I was wrong! Now I'm loud about { $seat }!
}
say-votes-gut-loud = { $variant ->
    [0] { $seat }! My hand went up before I did!
    [1] I'm voting against { $seat } with my whole heart and no evidence at all!
   *[other] Both hands up against { $seat }! Fine, one, but I mean it double!
}
say-votes-votes-loud = { $seat }! That old vote's been shouting at me all day, and now I'm shouting back!
say-votes-crowd-loud = { $variant ->
    [0] All together now! { $seat }! I love it when we agree!
   *[other] If the whole choir sings { $seat }, I'm not going to stand there humming!
}
say-votes-finding-loud = You heard the answer! { $seat }! What are we, a book club?
say-chats-loud = { $variant ->
    [0] I can't whisper! I've tried! The people upstairs wrote me a letter!
    [1] This is the best table in town, and I'm including the ones with food!
    [2] Does anybody else lie awake at night, or is that just me and the mafia?
   *[other] I once kept a secret for eleven minutes! Greatest evening of my life!
}
say-starts-loud = { $variant ->
    [0] Good morning! Somebody here is lying, and I can't wait!
   *[other] I'll go first! I always go first! Now hurry up and be suspicious!
}
say-mourns-loud = { $variant ->
    [0] Not { $seat }! Who does that? Who gets up at night and does that?
   *[other] { $seat } is gone, and I'm going to be loud about it until somebody pays!
}
say-ends-loud = { $variant ->
    [0] Enough! My throat's sore and my mind's made up! Vote!
   *[other] Talking's over! Hands up, before I start again!
}
say-leaves-loud = { $variant ->
    [0] You'll miss me! It's going to be so quiet in here!
   *[other] I'm going, but I'm slamming the door! Let's see you win this without me!
}
say-thanks-loud = What a night! I loved every single liar of you! Again!
say-whispers-target-loud = { $variant ->
    [0] { $seat }! Tonight! Yes, this is me whispering!
    [1] Tonight we go big! { $seat }, and no half measures!
    [2] I can't sleep until { $seat } does! Are you with me?
   *[other] Only one name for tonight, and I'd shout it if the walls were thicker: { $seat }!
}
say-whispers-why-power-loud = { $variant ->
    [0] Trust my nose! { $seat } is sitting on the big one!
   *[other] Nobody's that cheerful with an empty hand! { $seat } is holding dynamite!
}
say-whispers-why-trust-loud = { $variant ->
    [0] They cheer for every word from { $seat }! Imagine tomorrow without that!
   *[other] When { $seat } talks, they march! That's supposed to be my job!
}
say-whispers-agrees-loud = { $variant ->
    [0] { $seat }? Yes! A thousand times yes!
    [1] Oh, I love it! { $seat }, goodnight and sweet dreams!
   *[other] Say no more! { $seat } it is, and I'll tiptoe all the way!
}
say-whispers-chosen-loud = { $variant ->
    [0] Done! It's { $seat }! Nobody move, nobody giggle!
   *[other] The choice is in: { $seat } tonight! I'm practically bursting!
}
say-whispers-fell-loud = { $variant ->
    [0] It worked! It really worked on { $seat }! What a team, what a night!
   *[other] Farewell, { $seat }! I'm cheering on the inside, and it's deafening!
}
say-whispers-lived-loud = { $variant ->
    [0] { $seat } is still here! Still breathing! Somebody out there is saving people!
   *[other] Robbed! We had { $seat }, and some hero caught the fall!
}

# ---- quiet
say-accuses-gut-quiet = { $variant ->
    [0] I keep coming back to { $seat }.
    [1] I'd say { $seat }. Don't ask me why.
    [2] { $seat }, perhaps… no, not perhaps.
    [3] I don't sleep well near { $seat }.
    [4] Let me whisper it: { $seat }.
   *[other] I wouldn't lend { $seat } an umbrella.
}
say-accuses-votes-quiet = { $variant ->
    [0] { $seat } voted against the wrong one.
    [1] That vote, { $seat }. It hit nobody guilty.
   *[other] A harmless name. A vote from { $seat }.
}
say-accuses-crowd-quiet = { $variant ->
    [0] The room leans toward { $seat }. I lean too.
   *[other] Many eyes on { $seat }. I'll add two.
}
say-accuses-finding-quiet = { $variant ->
    [0] There was an answer. It said { $seat }.
   *[other] That report was enough for me: { $seat }.
}
say-accuses-silence-quiet = { $variant ->
    [0] { $seat } talks even less than me.
   *[other] I know silence. { $seat } does it wrong.
}
say-passes-quiet = { $variant ->
    [0] Nothing from me yet.
    [1] I'd rather listen a little.
    [2] I'm still thinking. Please go on.
    [3] I'd only be filling time.
   *[other] Give my time to somebody louder.
}
say-joins-quiet = { $variant ->
    [0] I'm nodding, { $seat }. You can't hear it.
    [1] I trust { $seat } on this one.
   *[other] Annoyingly, { $seat } has a point.
}
say-doubts-quiet = { $variant ->
    [0] I'm not so sure, { $seat }.
    [1] Hm, that feels thin, { $seat }.
   *[other] Nice try, { $seat }, but no.
}
say-denies-quiet = { $variant ->
    [0] It isn't me. That's my speech.
    [1] I'd need far more energy for that.
   *[other] You've got the wrong chair.
}
say-answers-quiet = { $variant ->
    [0] Wrong, { $seat }, but thanks for noticing me.
    [1] Please look again, { $seat }. Slowly this time.
    [2] I don't know what I did, { $seat }.
   *[other] Quiet isn't guilty, { $seat }. It's just quiet.
}
say-counters-quiet = { $variant ->
    [0] Then it's you, { $seat }, I think.
   *[other] Odd that it's you saying it, { $seat }.
}
say-claims-quiet = { $variant ->
    [0] All right, then: { $role }.
    [1] I'd hoped to skip this: { $role }.
   *[other] My card… well, it says { $role }.
}
say-finds-hostile-quiet = { $variant ->
    [0] I asked about { $seat }. It isn't good.
    [1] { $seat } is against us. I looked into it.
   *[other] I have an answer. Enemy, sadly: { $seat }.
}
say-finds-friend-quiet = { $variant ->
    [0] No worries about { $seat }. I made sure.
   *[other] My answer on { $seat }: no harm there.
}
say-disputes-quiet = { $variant ->
    [0] This is awkward, { $seat }. I hold { $role }.
   *[other] Not you, { $seat }. My card says { $role }.
}
say-believes-quiet = { $variant ->
    [0] { $seat } sounds right to me.
   *[other] I'd lend { $seat } my umbrella after that.
}
say-disbelieves-quiet = { $variant ->
    [0] No… not quite, { $seat }.
   *[other] I tried to believe { $seat }. It didn't take.
}
say-asks-quiet = { $variant ->
    [0] And you, { $seat }? Who would you pick?
    [1] One name, { $seat }, if you would.
   *[other] Who's on your mind, { $seat }?
}
say-suspects-quiet = { $variant ->
    [0] You asked, so… { $seat }.
    [1] If I must: { $seat }.
   *[other] { $seat }, and I take no pleasure.
}
say-suspects-nobody-quiet = { $variant ->
    [0] Nobody so far. I'm slow, not blind.
   *[other] I have no name. Ask me later.
}
say-keeps-card-quiet = { $variant ->
    [0] I'd rather not say.
   *[other] My card is shy, like me.
}
say-quotes-quiet = { $variant ->
    [0] Yesterday { $seat } wanted { $other }. I heard it.
   *[other] I don't talk much, but I remember. { $seat }, yesterday, on { $other }.
}
say-turns-quiet = { $variant ->
    [0] Not { $other } after all. I think { $seat }.
   *[other] I've moved from { $other } to { $seat }.
}
say-votes-gut-quiet = { $variant ->
    [0] My hand says { $seat }. I trust it.
    [1] With a small sigh: { $seat }.
   *[other] Ask me tomorrow. Today it's { $seat }.
}
say-votes-votes-quiet = For that old vote: { $seat }.
say-votes-crowd-quiet = { $variant ->
    [0] You all seem sure, so { $seat }.
   *[other] I won't hold things up: { $seat }.
}
say-votes-finding-quiet = An answer beats my doubts: { $seat }.
say-chats-quiet = { $variant ->
    [0] I'm much louder in my head.
    [1] Silence is underrated. Try it sometime.
    [2] I like this chair. I'll try keeping it.
   *[other] I came for the snacks.
}
say-starts-quiet = { $variant ->
    [0] Am I first? That never happens.
   *[other] Good morning, all. That's all I prepared.
}
say-mourns-quiet = { $variant ->
    [0] { $seat } is gone. That's too quiet for me.
   *[other] So it's { $seat }. I hate mornings.
}
say-ends-quiet = { $variant ->
    [0] I think we've said it all.
   *[other] Could we vote now, please?
}
say-leaves-quiet = { $variant ->
    [0] I should have said more.
   *[other] I'll go quietly. I always do.
}
say-thanks-quiet = That was lovely. I almost talked.
say-whispers-target-quiet = { $variant ->
    [0] Tonight, { $seat }, I'd think.
    [1] { $seat } should sleep a bit longer.
    [2] If nobody minds: { $seat }.
   *[other] It's nothing personal, but… { $seat }.
}
say-whispers-why-power-quiet = { $variant ->
    [0] I think { $seat } holds something sharp.
   *[other] One card scares me, and { $seat } fits.
}
say-whispers-why-trust-quiet = { $variant ->
    [0] They listen to { $seat }. I envy that.
   *[other] { $seat } nods, and everybody nods.
}
say-whispers-agrees-quiet = { $variant ->
    [0] { $seat } is fine by me.
    [1] A small yes to { $seat }.
   *[other] { $seat } then, and good night.
}
say-whispers-chosen-quiet = { $variant ->
    [0] It's done: { $seat }, tonight.
   *[other] That's settled: { $seat }. No turning back now.
}
say-whispers-fell-quiet = { $variant ->
    [0] { $seat } isn't at breakfast. Please don't smile.
   *[other] That's { $seat } done. It was almost easy.
}
say-whispers-lived-quiet = { $variant ->
    [0] Still { $seat }, I see. Somebody helped there.
   *[other] Somebody held on to { $seat }. What a pity.
}

# ---- joker
say-accuses-gut-joker = { $variant ->
    [0] { $seat } gives me the feeling I get when the printer says everything's fine.
    [1] I trust { $seat } like a weather forecast for next month.
    [2] I smell burnt toast whenever I think of { $seat }, and there's no toaster.
    [3] My horoscope said to avoid liars and stairs, and { $seat } isn't stairs.
    [4] I chose { $seat } the way I choose melons: a firm knock and no idea.
   *[other] { $seat } has the calm of a cat standing next to a broken vase.
}
say-accuses-votes-joker = { $variant ->
    [0] { $seat } votes like I park: with confidence, and into somebody innocent.
    [1] That vote by { $seat } landed on a friend. I've had haircuts with better aim.
   *[other] { $seat } raised a hand the way I do at auctions: too fast, and at the wrong lot.
}
say-accuses-crowd-joker = { $variant ->
    [0] Everybody's watching { $seat }, and I hate to miss a show.
   *[other] There's a queue to suspect { $seat }. I don't know what it's for, but I'm in it.
}
say-accuses-finding-joker = { $variant ->
    [0] A real answer beats my method, which is guessing. { $seat } it is.
   *[other] That report on { $seat } has more facts in it than my whole school career.
}
say-accuses-silence-joker = { $variant ->
    [0] { $seat } has said less than my houseplant, and the plant at least leans.
   *[other] I thought { $seat } was stuck on mute. Now I think it's on purpose.
}
say-passes-joker = { $variant ->
    [0] I've got nothing, but I say it with style.
    [1] My brain's in my other coat today.
    [2] I'm told silence makes you look clever, so let's test that.
    [3] Nothing yet. I'm like dough, leave me somewhere warm.
   *[other] I had a theory. It didn't survive being thought about.
}
say-joins-joker = { $variant ->
    [0] { $seat } makes sense, and I'm as worried about that as you are.
    [1] I agree with { $seat }. It saves me having a thought of my own.
   *[other] Put me down next to { $seat }. I've followed worse ideas, some into ponds.
}
say-doubts-joker = { $variant ->
    [0] { $seat }, that argument has more holes than my best socks.
    [1] { $seat }, I've built shelves more solid than that, and mine fell on the cat.
   *[other] That's a bold theory, { $seat }. I'd return it while you still have the receipt.
}
say-denies-joker = { $variant ->
    [0] If I were that clever, I'd also know where my keys are.
    [1] I can't remember my own passwords, and you think I can keep a secret?
   *[other] You flatter me. My crimes tonight are two olives and a pun.
}
say-answers-joker = { $variant ->
    [0] { $seat }, I've been called worse by my own alarm clock.
    [1] I'd be insulted, { $seat }, if it weren't the most attention I've had all week.
    [2] Close, { $seat }, in the sense that the moon is close.
   *[other] { $seat }, you've mistaken my natural awkwardness for a plan.
}
say-counters-joker = { $variant ->
    [0] Funny, { $seat }, I had you in my sights and stopped to tie my shoe. Shoe's tied.
   *[other] You're selling that hard, { $seat }. I've bought used cars from calmer suspects.
}
say-claims-joker = { $variant ->
    [0] The envelope, please. And the winner is… { $role }. I'd like to thank the deck.
    [1] I drew { $role }, and I've been about as subtle as a tuba since.
   *[other] Full confession: { $role }. Also, I never read the terms and conditions.
}
say-finds-hostile-joker = { $variant ->
    [0] I made enquiries about { $seat }. The answer's like my bank: not on our side.
    [1] I checked { $seat } at night, like old milk. It's turned against us.
   *[other] I spent my night on { $seat } and I regret to report: enemy. I'd hoped for gossip.
}
say-finds-friend-joker = { $variant ->
    [0] I snooped on { $seat } and found nothing bad. Frankly, I felt cheap.
   *[other] { $seat } is clean, which is more than I can say for my kitchen. I looked into both.
}
say-disputes-joker = { $variant ->
    [0] { $seat }, we've turned up in the same outfit, and { $role } was tailored for me.
   *[other] Either I've got a twin, or { $seat } is fibbing: { $role } is in my hand.
}
say-believes-joker = { $variant ->
    [0] I believe { $seat }. Somebody take a picture, it's my first time.
   *[other] I'd kept a whole grain of salt ready, { $seat }, and I didn't need it.
}
say-disbelieves-joker = { $variant ->
    [0] I'd sooner believe my snooze button, { $seat }, and look where that's got me.
   *[other] { $seat }, I've heard better from a child with chocolate on both hands.
}
say-asks-joker = { $variant ->
    [0] { $seat }, who's on your naughty list? Mine's mostly me.
    [1] Let's have it, { $seat }: who here would you not leave alone with your lunch?
   *[other] { $seat }, name a suspect, win nothing.
}
say-suspects-joker = { $variant ->
    [0] { $seat }, says the person who once lost at tic-tac-toe.
    [1] I've narrowed it down to { $seat } and whoever keeps taking my pens.
   *[other] My money's on { $seat }. It's not much money.
}
say-suspects-nobody-joker = { $variant ->
    [0] I suspect nobody, which is also how I lost my bicycle.
   *[other] Not a clue. I can offer you a decent pasta recipe instead.
}
say-keeps-card-joker = { $variant ->
    [0] My card's like my search history: nobody needs to see it.
   *[other] I'd tell you, but it's the only interesting thing about me.
}
say-quotes-joker = { $variant ->
    [0] Yesterday { $seat } was on { $other } like jam on a sleeve. Just saying.
   *[other] I forget birthdays, but not this: yesterday { $seat } was after { $other }.
}
say-turns-joker = { $variant ->
    [0] I'm trading in { $other } for { $seat }. The old theory had a lot of miles on it.
   *[other] I take it all back about { $other } and throw it at { $seat }. Same bad arm.
}
say-votes-gut-joker = { $variant ->
    [0] { $seat }. I'd explain, but then you'd hear how little there is.
    [1] I flipped a coin and it rolled under the sofa, so: { $seat }.
   *[other] My vote's on { $seat }. Refunds at the door.
}
say-votes-votes-joker = With a voting record like that, { $seat }, I wouldn't let you pick the film.
say-votes-crowd-joker = { $variant ->
    [0] I follow the herd to { $seat }. The herd usually has snacks.
   *[other] All my friends are voting against { $seat }. My mother warned me about this.
}
say-votes-finding-joker = There's an answer on { $seat }, and I never argue with people who work nights.
say-chats-joker = { $variant ->
    [0] If I'm in the mafia, nobody's told me, and that would be just like them.
    [1] I've been bluffing since my first job interview. It's going fine, they think.
    [2] My poker face has been mistaken for a toothache.
   *[other] The mafia agrees on somebody every night. My family can't agree on a film.
}
say-starts-joker = { $variant ->
    [0] Welcome to the one evening when lying is a team sport.
   *[other] First day, no clues, and everybody's an expert. It's like my family at breakfast.
}
say-mourns-joker = { $variant ->
    [0] { $seat } still owed me an apology. Now I'll never know for what.
   *[other] Without { $seat } I'm out of jokes until lunch. Well, nearly.
}
say-ends-joker = { $variant ->
    [0] If we talk any longer, I'll start to believe myself. Let's vote.
   *[other] This talk is now longer than my last job. Vote?
}
say-leaves-joker = { $variant ->
    [0] I've been thrown out of better places. Carry on.
   *[other] Could somebody water my alibi while I'm gone?
}
say-thanks-joker = Thanks, all. I haven't been lied to this nicely in years.
say-whispers-target-joker = { $variant ->
    [0] { $seat } tonight? I'd send flowers, but they'd know the handwriting.
    [1] How about { $seat }? I'd go myself, but I trip over things in the dark.
    [2] Let's cancel the morning for { $seat }.
   *[other] Tonight's special: one { $seat }, to go.
}
say-whispers-why-power-joker = { $variant ->
    [0] { $seat } acts like somebody with a good card. I'd know, I've never had one.
   *[other] Whatever { $seat } is holding, I don't want to be there for the demonstration.
}
say-whispers-why-trust-joker = { $variant ->
    [0] They'd follow { $seat } into a cupboard. Me, they wouldn't follow to the fridge.
   *[other] { $seat } says sit, and they sit. My dog never did that for me.
}
say-whispers-agrees-joker = { $variant ->
    [0] { $seat } is fine. I only came for the secret handshake.
    [1] I had other names, but they were mostly people from work. { $seat }, good.
   *[other] Count me in on { $seat }. My evening was empty anyway.
}
say-whispers-chosen-joker = { $variant ->
    [0] It's { $seat } tonight. Wipe your feet on the way out.
   *[other] That's { $seat } taken care of. Now everybody snore convincingly.
}
say-whispers-fell-joker = { $variant ->
    [0] I never finish anything, and yet: no more { $seat }. My mother would be proud.
   *[other] It worked, { $seat } is out, and I only tripped over one chair.
}
say-whispers-lived-joker = { $variant ->
    [0] { $seat } is alive. My plans rise about as often as my soufflés.
   *[other] Somebody saved { $seat }. I can't even get anybody to save me a seat.
}

# ---- bookkeeper
say-accuses-gut-bookkeeper = { $variant ->
    [0] My sums come out even for everybody else, but at { $seat } there's a remainder.
    [1] Page one of my notes, bottom line, underlined twice: { $seat }.
    [2] I went through all the seats in order, and my pencil stopped at { $seat }.
    [3] First, I have no proof. Second, I looked for some. Third, { $seat } anyway.
    [4] For the record, and so far only in pencil: { $seat }.
   *[other] I keep a column for odd feelings. Today it has one entry: { $seat }.
}
say-accuses-votes-bookkeeper = { $variant ->
    [0] It's in my book, with a star: { $seat } voted against somebody who was no enemy.
    [1] Two columns, votes and outcomes. In the row for { $seat }, they don't match.
   *[other] One: there was a vote. Two: the target was harmless. Three: the voter was { $seat }.
}
say-accuses-crowd-bookkeeper = { $variant ->
    [0] By my tally, the suspicion gathers at one seat: { $seat }. Noted and seconded.
   *[other] So many of you have brought up { $seat } that I've run out of margin.
}
say-accuses-finding-bookkeeper = { $variant ->
    [0] For once we have something that isn't opinion: the answer on { $seat }.
   *[other] Reasons for { $seat }: one, the reported answer. I see no need for a two.
}
say-accuses-silence-bookkeeper = { $variant ->
    [0] My page on { $seat } is still blank, and blank pages are where things hide.
   *[other] Words from { $seat } so far: I've kept count, and it didn't take long. Why so few?
}
say-passes-bookkeeper = { $variant ->
    [0] Nothing to enter from my side. I'll sharpen the pencil.
    [1] I'm a page behind with my notes. Please carry on, slowly.
    [2] I haven't finished adding up, and I don't quote half a sum.
    [3] Agenda for my turn: no items. Thank you.
   *[other] I yield my time, and I've noted that I did.
}
say-joins-bookkeeper = { $variant ->
    [0] { $seat } is right on all counts, and I do count.
    [1] Seconded. Please enter my name under { $seat }.
   *[other] I came to the same result as { $seat }, and we didn't even compare.
}
say-doubts-bookkeeper = { $variant ->
    [0] { $seat }, that's a conclusion. I've still got an empty line where the reasons go.
    [1] One moment, { $seat }. How did you get from A to B? I can't find the step.
   *[other] I've put a question mark next to that, { $seat }, and I don't hand those out lightly.
}
say-denies-bookkeeper = { $variant ->
    [0] Three points: it isn't me, it wasn't me, and I have notes.
    [1] Please check my votes, my words and my seat. All where they should be.
   *[other] I volunteered to keep the list. Nobody guilty wants that much paperwork.
}
say-answers-bookkeeper = { $variant ->
    [0] { $seat }, I'll take that in order. One: no. Two: see one.
    [1] I've written down what you said, { $seat }, with the time, so we can both regret it.
    [2] There's a mistake on your list, { $seat }: my name. I can lend you an eraser.
   *[other] Happy to explain, { $seat }. Which of my statements was it, and when?
}
say-counters-bookkeeper = { $variant ->
    [0] Thank you, { $seat }. That completes my own list, and the top line is you.
   *[other] Noted, { $seat }. And since a ledger has two sides, I'm entering you on the other.
}
say-claims-bookkeeper = { $variant ->
    [0] To be entered under my name: { $role }. Please spell it correctly.
    [1] Item: one card. Contents: { $role }. Signed, me.
   *[other] For completeness, since gaps in the record upset me: { $role }.
}
say-finds-hostile-bookkeeper = { $variant ->
    [0] Question: { $seat }. Answer: enemy. I asked at night and wrote it down at once.
    [1] I have one confirmed entry, and I wish it were nicer: { $seat } is not on our side.
   *[other] Seat, name, result: { $seat }, hostile. That's the whole report.
}
say-finds-friend-bookkeeper = { $variant ->
    [0] I looked up { $seat } overnight and can cross out one worry. All in order.
   *[other] Checked and ticked: { $seat } is no enemy. I do love a tick.
}
say-disputes-bookkeeper = { $variant ->
    [0] A correction, { $seat }: { $role } is entered under my name.
   *[other] We've got a double entry: { $seat } says { $role }, and so does my card. One has to go.
}
say-believes-bookkeeper = { $variant ->
    [0] I've compared it with my notes, and { $seat } holds up. Stamped.
   *[other] What { $seat } told us goes into the book in ink.
}
say-disbelieves-bookkeeper = { $variant ->
    [0] With regret, { $seat }: entry refused.
   *[other] What { $seat } told us stays in pencil, and the eraser's within reach.
}
say-asks-bookkeeper = { $variant ->
    [0] { $seat }, I've got a line with your name on it and nothing behind it. Who's your suspect?
    [1] For my list, { $seat }: your first suspect, and a second if you have one.
   *[other] { $seat }, one name and one reason, please. In that order.
}
say-suspects-bookkeeper = { $variant ->
    [0] According to my notes, { $seat }. According to my second set of notes, also { $seat }.
    [1] Ranked by doubt, first place goes to { $seat }.
   *[other] I'd prepared an answer in case of questions: { $seat }.
}
say-suspects-nobody-bookkeeper = { $variant ->
    [0] My list of suspects has a title, a date and no names.
   *[other] I can't name anybody. My pencil and I are still in talks.
}
say-keeps-card-bookkeeper = { $variant ->
    [0] That column stays confidential until further notice.
   *[other] I record everybody else's secrets. Mine isn't in the index.
}
say-quotes-bookkeeper = { $variant ->
    [0] From yesterday's page, and I quote: { $seat } accused { $other }.
   *[other] Let the record show: the day before, { $seat } was after { $other }. I can read it out again.
}
say-turns-bookkeeper = { $variant ->
    [0] Correction to my own entry: strike { $other }, insert { $seat }.
   *[other] I've audited myself. One: I was wrong on { $other }. Two: it's { $seat }.
}
say-votes-gut-bookkeeper = { $variant ->
    [0] { $seat }. In the box for reasons I've drawn a small shrug.
    [1] I've worked it out to two decimals, and it's still a hunch: { $seat }.
   *[other] One vote, one name, no footnotes: { $seat }.
}
say-votes-votes-bookkeeper = I've added up how { $seat } voted. The total is my vote.
say-votes-crowd-bookkeeper = { $variant ->
    [0] The tally leans to { $seat }, and I like a clear result.
   *[other] I'm only here to make the number round: { $seat }.
}
say-votes-finding-bookkeeper = { $seat }. Reason attached: the answer we were given.
say-chats-bookkeeper = { $variant ->
    [0] I've numbered my suspicions. It doesn't make them truer, but it's restful.
    [1] Statistically, somebody's lying. I'd put it at all of you.
    [2] The mafia must have terrible paperwork. All those meetings and no minutes.
   *[other] I bring two pencils to every game, in case the first one knows too much.
}
say-starts-bookkeeper = { $variant ->
    [0] Day one, page one. I've counted us, and we're all here. So far.
   *[other] Before we begin: who said what goes in the book, so speak clearly.
}
say-mourns-bookkeeper = { $variant ->
    [0] I hate this column. Last night's entry: { $seat }.
   *[other] { $seat } is crossed out, with a ruler, as a sign of respect.
}
say-ends-bookkeeper = { $variant ->
    [0] That's everything on the agenda but one item, and that one needs hands.
   *[other] I've reached the bottom of the page, so it must be time to vote.
}
say-leaves-bookkeeper = { $variant ->
    [0] Whoever gets my notes: they're indexed. Good luck.
   *[other] Closing balance: one chair fewer. Do check my arithmetic later.
}
say-thanks-bookkeeper = Final entry: a lovely evening, and the sums came out. Thank you all.
say-whispers-target-bookkeeper = { $variant ->
    [0] Tonight's business, a single item: { $seat }.
    [1] I've listed everybody who could hurt us. { $seat } is number one.
    [2] Motion: { $seat }, tonight. Do I have a second?
   *[other] Of all the seats, one costs us more each day it's filled: { $seat }.
}
say-whispers-why-power-bookkeeper = { $variant ->
    [0] Two clues, one sum: { $seat } holds a card with teeth.
   *[other] There's a strong card unaccounted for, and I'd file it under { $seat }.
}
say-whispers-why-trust-bookkeeper = { $variant ->
    [0] Every opinion out there is a copy, and the original is { $seat }.
   *[other] If trust were money, { $seat } would own the street. Time to close that account.
}
say-whispers-agrees-bookkeeper = { $variant ->
    [0] { $seat }: seconded, carried, and not written down anywhere.
    [1] I checked it against my own list. { $seat } is on it.
   *[other] No objections to { $seat } from this chair. That's one vote I'm sure of.
}
say-whispers-chosen-bookkeeper = { $variant ->
    [0] Resolved: { $seat }, tonight. I'm burning this page.
   *[other] Final answer for tonight: { $seat }. The book is closed.
}
say-whispers-fell-bookkeeper = { $variant ->
    [0] One crossed off: { $seat }. Plan and result agree, which is rare.
   *[other] Result of the night: { $seat } gone, no errors.
}
say-whispers-lived-bookkeeper = { $variant ->
    [0] I crossed off { $seat } too early. Somebody's been over my page with an eraser.
   *[other] I have to carry { $seat } over to the next page: saved, cause unknown.
}

# ---- hothead
say-accuses-gut-hothead = { $variant ->
    [0] { $seat }. Yes, you. Don't you dare play innocent with me.
    [1] I've had it with { $seat }! Don't ask what, everything!
    [2] How much longer are we going to pretend it isn't { $seat }?
    [3] { $seat } is getting on my nerves, and my nerves know things.
    [4] Fine, if nobody else has the guts: { $seat }!
   *[other] I don't need reasons. I need { $seat } off my back.
}
say-accuses-votes-hothead = { $variant ->
    [0] { $seat } put a vote on somebody who'd done nothing! That could've been me!
    [1] I saw that vote, { $seat }. Somebody harmless! I'm not letting it go. Ever.
   *[other] Who came after an innocent person? { $seat }. And who's angry about it? Me.
}
say-accuses-crowd-hothead = { $variant ->
    [0] Everybody's thinking { $seat }, so why are we still sitting around?
   *[other] If so many of you see it, then say it louder: { $seat }! Come on!
}
say-accuses-finding-hothead = { $variant ->
    [0] We've got an answer on { $seat } and you want to discuss it? Discuss what?
   *[other] { $seat } has been found out and just sits there. I take that personally!
}
say-accuses-silence-hothead = { $variant ->
    [0] Am I boring you, { $seat }? Or why don't we hear a word?
   *[other] { $seat } says nothing while I wear myself out! That's guilt!
}
say-passes-hothead = { $variant ->
    [0] Don't look at me. When I've got something, you'll know.
    [1] Nothing! And get a move on.
    [2] I'm too annoyed to talk. Next.
    [3] Somebody else talk, before I do.
   *[other] No comment. That was a comment. Move on!
}
say-joins-hothead = { $variant ->
    [0] { $seat } took the words right out of my mouth, and I want them back.
    [1] Right, { $seat }, what are we waiting for?
   *[other] I'd have said it harder, { $seat }, but yes.
}
say-doubts-hothead = { $variant ->
    [0] Are you serious, { $seat }? Are you actually serious?
    [1] Don't you rush me, { $seat }. Rushing is my job.
   *[other] No. And I don't like the way you said it, { $seat }.
}
say-denies-hothead = { $variant ->
    [0] Me? Who said that? Say it again, I dare you!
    [1] How dare you. How dare all of you.
   *[other] I come here, I do my best, and this is what I get?
}
say-answers-hothead = { $variant ->
    [0] { $seat }! What have I ever done to you? Don't answer that.
    [1] Oh, so that's how it is, { $seat }. I'll remember this.
    [2] No, { $seat }. No! And I've got plenty more of those.
   *[other] You could have come to me first, { $seat }. But no, in front of everybody!
}
say-counters-hothead = { $variant ->
    [0] Me, { $seat }? You! It's you! It's been you the whole time!
   *[other] Wrong person to pick on, { $seat }! Now I want you out, twice if they let me.
}
say-claims-hothead = { $variant ->
    [0] Fine! { $role }! Happy now?
    [1] I shouldn't have to tell you this, but { $role } is what I've got!
   *[other] { $role }. That's my card, and I won't say it twice!
}
say-finds-hostile-hothead = { $variant ->
    [0] I knew it! I asked about { $seat }, and it's an enemy, right under my nose!
    [1] I went and looked into { $seat }. Enemy! Don't anybody tell me to calm down!
   *[other] I've been choking on this since the night: { $seat } is against us! There!
}
say-finds-friend-hothead = { $variant ->
    [0] All right, I checked: { $seat } is no enemy. So leave it.
   *[other] I wanted it to be { $seat }, I asked, and it isn't. I'm furious.
}
say-disputes-hothead = { $variant ->
    [0] That's mine, { $seat }! { $role } is mine, and I don't share!
   *[other] Of all the cards you could steal, { $seat }, you take { $role }? From me?
}
say-believes-hothead = { $variant ->
    [0] I believe { $seat }, and if anybody laughs, we'll have words.
   *[other] If { $seat } were lying, I'd have exploded by now. Look at me, not a spark!
}
say-disbelieves-hothead = { $variant ->
    [0] You expect me to swallow that, { $seat }? Me?
   *[other] That's a lie, { $seat }, and you didn't even put any work into it!
}
say-asks-hothead = { $variant ->
    [0] A name, { $seat }! Today, please, not next year!
    [1] I can hear you thinking, { $seat }. Who is it, then?
   *[other] Me, { $seat }? Is it me? Then who?
}
say-suspects-hothead = { $variant ->
    [0] { $seat }! Isn't it obvious? Am I the only one awake?
    [1] Who do you think? { $seat }! Next question!
   *[other] { $seat }. It's been itching all day, and it's getting worse.
}
say-suspects-nobody-hothead = { $variant ->
    [0] Nobody yet, and stop pushing me!
   *[other] I'm not angry at anybody yet. Give me a minute.
}
say-keeps-card-hothead = { $variant ->
    [0] None of your business! Did I ask you?
   *[other] You show yours first. No? Thought so.
}
say-quotes-hothead = { $variant ->
    [0] { $seat } went for { $other } yesterday and thinks I've forgotten. I forget nothing.
   *[other] And yesterday, { $seat }? Who was shouting about { $other }? Not me, for once!
}
say-turns-hothead = { $variant ->
    [0] I'm done being angry at { $other }. Now I'm angry at { $seat }.
   *[other] Fine, not { $other }. Don't expect an apology. It's { $seat }!
}
say-votes-gut-hothead = { $variant ->
    [0] { $seat }. Because.
    [1] I've been waiting all day to do this: { $seat }!
   *[other] My hand's up against { $seat }, and it's staying up!
}
say-votes-votes-hothead = You vote like that, { $seat }, you get a vote like this!
say-votes-crowd-hothead = { $variant ->
    [0] At last you're all moving! { $seat }! Go, go, go!
   *[other] I hate agreeing with everybody, but { $seat }.
}
say-votes-finding-hothead = { $seat } got caught in the dark, and that'll do! Hands up, no speeches!
say-chats-hothead = { $variant ->
    [0] I am calm! This is my calm voice!
    [1] Everybody's so polite tonight. I don't trust it.
    [2] I only lose my temper once a game. It's just a long one.
   *[other] If the mafia can sit still all evening, so can I. Probably.
}
say-starts-hothead = { $variant ->
    [0] Right, who is it? I haven't got all day!
   *[other] Is anybody going to confess? No? Then we do it my way.
}
say-mourns-hothead = { $variant ->
    [0] They took { $seat }! I was going to argue with { $seat } today!
   *[other] { $seat }, gone, and you all just sit there? Doesn't anybody get angry any more?
}
say-ends-hothead = { $variant ->
    [0] Talk, talk, talk! Vote, before I grow roots!
   *[other] One more word and I'm voting against the furniture. Hands!
}
say-leaves-hothead = { $variant ->
    [0] I'm not upset. I'm leaving very fast, that's all.
   *[other] Don't wave. I don't want anybody waving.
}
say-thanks-hothead = Good game. I forgive nobody, and I want another one.
say-whispers-target-hothead = { $variant ->
    [0] { $seat } has been asking for it since we sat down. Tonight!
    [1] I want { $seat }, and I want it now!
    [2] If it isn't { $seat } tonight, I'll scream, and then we're all caught.
   *[other] { $seat } annoys me. That's the whole plan.
}
say-whispers-why-power-hothead = { $variant ->
    [0] I hate being scared of a card, and { $seat } has got the one!
   *[other] I don't know what { $seat } has got, but it's pointed at us!
}
say-whispers-why-trust-hothead = { $variant ->
    [0] Everybody agrees with { $seat }! Nobody ever agrees with me!
   *[other] { $seat } says one word and they all shush me. No more!
}
say-whispers-agrees-hothead = { $variant ->
    [0] { $seat }! Why did that take so long?
    [1] I'd have gone with { $seat } an hour ago. Move!
   *[other] Fine, { $seat }, but next time I pick!
}
say-whispers-chosen-hothead = { $variant ->
    [0] It's { $seat }, it's done, stop talking!
   *[other] Tonight { $seat }. No changing your minds, no sulking!
}
say-whispers-fell-hothead = { $variant ->
    [0] Ha! That's the end of { $seat }! Who's next?
   *[other] That's what you get, { $seat }! It worked!
}
say-whispers-lived-hothead = { $variant ->
    [0] { $seat } is still sitting there! Who did that? I want a name!
   *[other] Somebody went and saved { $seat } behind my back! My back!
}

# ---- oldhand
say-accuses-gut-oldhand = { $variant ->
    [0] The loose board doesn't creak until you stand on it. I'd stand on { $seat }.
    [1] The tune is right and the tempo isn't. That's { $seat }, to my ear.
    [2] After enough evenings, the back of your neck votes first. Mine says { $seat }.
    [3] Hot tea and cold tea look the same from here. I wonder about { $seat }.
    [4] I've met that tone at other tables, and it never ended well. { $seat }, friends.
   *[other] I don't know yet, but if I were fishing, I'd drop my line near { $seat }.
}
say-accuses-votes-oldhand = { $variant ->
    [0] Words are smoke, a vote is a footprint. { $seat } stepped on somebody harmless.
    [1] A hand remembers what its owner forgets. { $seat } raised one against a friend.
   *[other] { $seat } voted against a good one, and didn't sound sorry. I listen for sorry.
}
say-accuses-crowd-oldhand = { $variant ->
    [0] A crowd gets the reason wrong and the door right. I'm with you on { $seat }.
   *[other] When the whole street looks up, I look up too. There's { $seat }.
}
say-accuses-finding-oldhand = { $variant ->
    [0] One answer from the night is worth a whole day of talk. { $seat }, then.
   *[other] You can argue with me, but not with a lamp. The lamp was held up to { $seat }.
}
say-accuses-silence-oldhand = { $variant ->
    [0] There's a silence that listens and a silence that hides. { $seat }, which is yours?
   *[other] Whoever saves words that carefully has a plan for them. I mean { $seat }.
}
say-passes-oldhand = { $variant ->
    [0] I'll let the pot sit a while.
    [1] Not yet. The evening hasn't shown its hand.
    [2] I've nothing to add that listening won't do better.
    [3] My turn to sit back. You hear more from the back of the boat.
   *[other] Cheap words cost the most, so I'll keep mine.
}
say-joins-oldhand = { $variant ->
    [0] { $seat } is walking the path I'd have walked, only faster.
    [1] There was no wobble in that. I'll go with { $seat }.
   *[other] A good reason doesn't need to hurry. I heard one from { $seat }.
}
say-doubts-oldhand = { $variant ->
    [0] You came in a key too high, { $seat }. I'd sing that one again.
    [1] A straight nail goes in quietly, { $seat }. That one took a lot of hammering.
   *[other] I've been down that road, { $seat }. It goes round the hill and ends up here.
}
say-denies-oldhand = { $variant ->
    [0] I've been accused by the best. You get used to the weather.
    [1] I won't hurry to defend myself. People who hurry have somewhere to be.
   *[other] An old chair creaks, guilty or not. You've only heard the creak.
}
say-answers-oldhand = { $variant ->
    [0] I hear you, { $seat }. Now hear yourself: you were convincing you, not us.
    [1] You're pulling at the wrong thread, { $seat }. The coat's still whole.
    [2] Many have been sure of me, { $seat }. Most of them bought the coffee afterwards.
   *[other] The wind tries every door, { $seat }. Mine just happens to rattle.
}
say-counters-oldhand = { $variant ->
    [0] Your finger points one way, { $seat }, and your voice another. I'd follow the voice home.
   *[other] When the fox counts the hens, I count the fox. Your turn, { $seat }.
}
say-claims-oldhand = { $variant ->
    [0] A card's no use kept dry when it's raining. Mine: { $role }.
    [1] There's an hour for hiding and an hour for saying. { $role }.
   *[other] I'll say it plainly, since plain wears best: { $role }.
}
say-finds-hostile-oldhand = { $variant ->
    [0] I knocked on a door in the night and asked about { $seat }. No friend lives there.
    [1] Some answers you wish you hadn't asked for. { $seat } is against us, friends.
   *[other] I turned my answer over until dawn, same on both sides: { $seat } is an enemy.
}
say-finds-friend-oldhand = { $variant ->
    [0] I tapped on { $seat } in the night. Sound wood, all the way through.
   *[other] Save your stones for somebody else. I asked, and { $seat } is no enemy.
}
say-disputes-oldhand = { $variant ->
    [0] Two shadows and one lamp, { $seat }. I'm holding { $role }, so what are you?
   *[other] I've heard many people claim { $role }, { $seat }, but seldom in front of the owner.
}
say-believes-oldhand = { $variant ->
    [0] The truth doesn't clear its throat, and neither did { $seat }.
   *[other] { $seat } told it out of order, the way real things get told. I believe it.
}
say-disbelieves-oldhand = { $variant ->
    [0] Too well rehearsed, { $seat }. Real stories have crumbs on them.
   *[other] A painted apple, { $seat }. I wouldn't bite.
}
say-asks-oldhand = { $variant ->
    [0] Never mind the arguments, { $seat }. Who makes you uneasy?
    [1] { $seat }, if it were only you and me at this table, who would you name?
   *[other] Whose step would worry you in the dark, { $seat }?
}
say-suspects-oldhand = { $variant ->
    [0] { $seat }. Never mind the words, listen to where they speed up.
    [1] I've had an ear on { $seat } for a while now.
   *[other] The knot I can't untie is { $seat }.
}
say-suspects-nobody-oldhand = { $variant ->
    [0] Nobody yet. Fruit you pick early tastes of nothing.
   *[other] I never suspect before the second cup.
}
say-keeps-card-oldhand = { $variant ->
    [0] A closed hand is never asked to explain itself.
   *[other] Ask me what I heard, not what I hold.
}
say-quotes-oldhand = { $variant ->
    [0] Today's rain fell from yesterday's cloud. { $seat } was against { $other } then.
   *[other] People change their coats, so I watch the buttons. Yesterday { $seat } went after { $other }.
}
say-turns-oldhand = { $variant ->
    [0] I've been leaning on the wrong fence. Not { $other }. { $seat }.
   *[other] I'd rather be wrong out loud. I said { $other }, my ear now says { $seat }.
}
say-votes-gut-oldhand = { $variant ->
    [0] No reasons, only miles. { $seat }.
    [1] An old hand goes up slowly, but it goes up. { $seat }.
   *[other] In doubt, I pick the chair I wouldn't turn my back on: { $seat }.
}
say-votes-votes-oldhand = You are where your hand has been, { $seat }.
say-votes-crowd-oldhand = { $variant ->
    [0] The river's made its bed. { $seat }.
   *[other] I've swum upstream on enough evenings. Today I drift: { $seat }.
}
say-votes-finding-oldhand = Where there's an answer, I stop guessing. { $seat }.
say-chats-oldhand = { $variant ->
    [0] I've bluffed a thousand tables and still can't fool my dentist.
    [1] Everybody watches the talker. I watch who reaches for their glass.
    [2] First games make friends. Tenth games make witnesses.
   *[other] The mafia never gives itself away in a lie. It's the small talk that does it.
}
say-starts-oldhand = { $variant ->
    [0] Another first day. They all start with good manners, so listen while they last.
   *[other] Take your time, friends. A lie comes early, the truth takes the long way round.
}
say-mourns-oldhand = { $variant ->
    [0] The night takes whoever would've asked the right question. { $seat }, this time.
   *[other] Leave a chair for { $seat } a while. Then see who won't look at it.
}
say-ends-oldhand = { $variant ->
    [0] The soup won't get better by stirring. Let's vote.
   *[other] When the same word comes round a third time, it's time for hands.
}
say-leaves-oldhand = { $variant ->
    [0] Every game needs somebody to leave it well. Mind the quiet ones.
   *[other] Remember how you all sounded just now. You'll want that later.
}
say-thanks-oldhand = A thousand and one evenings, and this one goes on the good shelf. Thank you.
say-whispers-target-oldhand = { $variant ->
    [0] You pull the thorn before the long walk. { $seat }, tonight.
    [1] Tonight I'd blow out the candle at { $seat }.
    [2] The best move is the one they'll call bad luck. { $seat }.
   *[other] Leave the noisy ones, they work for us without knowing. I'd take { $seat }.
}
say-whispers-why-power-oldhand = { $variant ->
    [0] { $seat } sleeps like somebody with work to do.
   *[other] Heavy cards make careful talkers, and { $seat } weighs every word.
}
say-whispers-why-trust-oldhand = { $variant ->
    [0] Watch the heads when { $seat } speaks. They turn before the sentence ends.
   *[other] Take away the shepherd and the field gets wide. I mean { $seat }.
}
say-whispers-agrees-oldhand = { $variant ->
    [0] Good ear. { $seat } it is.
    [1] I've nothing against { $seat }, and that's usually how it goes. Agreed.
   *[other] A soft name makes a soft night. { $seat }, yes.
}
say-whispers-chosen-oldhand = { $variant ->
    [0] The stone's left the hand: { $seat }. No use looking after it.
   *[other] So be it, { $seat } tonight. Sleep, and be slow to speak in the morning.
}
say-whispers-fell-oldhand = { $variant ->
    [0] { $seat } is gone. Nobody hears a branch that breaks clean.
   *[other] That one took. Without { $seat }, the town will talk more and know less.
}
say-whispers-lived-oldhand = { $variant ->
    [0] { $seat } woke up, so somebody else stayed up. Listen for who sounds tired.
   *[other] We knocked, and somebody had barred the door for { $seat }. It happens.
}
