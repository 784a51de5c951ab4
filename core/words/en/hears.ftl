# How scripted players understand what a person types: nothing of it is shown to anybody.
# A line is one way to say it. one/other: either word; (word): it may be left out. A clause is understood as a whole.

hears-accuses =
    i accuse/suspect/blame/distrust { $seat }
    i am accusing/suspecting/blaming/voting/watching { $seat }
    im accusing/suspecting/blaming/voting/watching { $seat }
    i do not trust { $seat }
    i dont trust { $seat }
    i am voting/going for { $seat }
    im voting/going for { $seat }
    i (will) vote (for/against/out) { $seat }
    ill vote (for/against/out) { $seat }
    my vote goes to { $seat }
    my vote/suspect/suspicion/bet/finger/hand is (on) { $seat }
    i think/believe/say (that) it is { $seat }
    i think/believe/say (that) its { $seat }
    im sure its { $seat }
    it has to be { $seat }
    it must be { $seat }
    we should vote/hang/lynch/eliminate (for/out) { $seat }
    we should vote { $seat } out
    let us vote/hang/lynch/eliminate (out) { $seat }
    lets vote/hang/lynch/eliminate (out) { $seat }
    lets vote { $seat } out
    vote/hang/lynch/eliminate (out/for) { $seat }
    vote { $seat } out
    { $seat } is (the/a/an) mafia/mafioso/killer/enemy/guilty/evil/scum/scummy/bad/lying/liar/sus/suspicious/wolf/werewolf
    { $seat } is one of them
    { $seat } is not one of us
    { $seat } is not with us
    { $seat } is against us
    { $seat } is my suspect
    { $seat } looks/seems/sounds (very/so/pretty) suspicious/guilty/sus/off/shady/wrong/nervous/scummy
    { $seat } looks/sounds like mafia/scum
    { $seat } lies
    { $seat } lied
    { $seat } bothers me
    { $seat } scares me
hears-claims =
    i am (the/a/an/your) { $role }
    im (the/a/an/your) { $role }
    my role/card is (the/a/an) { $role }
    i have (the/a/an) { $role }
    i hold (the/a/an) { $role }
    i drew/got/was (dealt) (the/a/an) { $role }
    { $role } is my card/role
    { $role } is me
    { $role } here
hears-finds-hostile =
    i checked/investigated/inspected/searched { $seat } (and) (got/found) (he/she/they/its/it) (is/are/was) (a/the) mafia/mafioso/guilty/evil/hostile/bad/enemy/scum/wolf/werewolf/black
    i checked/investigated/inspected { $seat } (and) (he/she/they/it) (is/are/was) not clean/innocent/town
    i asked about { $seat } (and) (he/she/they/its/it) (is/are/was) (a/the) mafia/guilty/evil/hostile/bad/enemy/scum
    my check/answer/result/report (on/about/of) { $seat } (is/was/says/said/came) (back) mafia/guilty/evil/hostile/bad/enemy/scum/dark
    { $seat } came/checked/came (back/as/out) mafia/guilty/evil/hostile/bad
    { $seat } came (back/up/out) (as) mafia/guilty/evil/hostile/bad/enemy
    { $seat } is (the/a/an) mafia/enemy/guilty/evil/hostile/bad i checked/asked (him/her/them)
    { $seat } is not clean
hears-finds-friend =
    i checked/investigated/inspected/searched { $seat } (and) (got/found) (he/she/they/its/it) (is/are/was) (a) clean/innocent/clear/cleared/good/friendly/friend/town/citizen/fine
    i checked/investigated/inspected { $seat } (and) (he/she/they) (is/are/was) not mafia/guilty/hostile
    i asked about { $seat } (and) (he/she/they/its/it) (is/are/was) (a) clean/innocent/clear/good/friend/town/fine
    my check/answer/result/report (on/about/of) { $seat } (is/was/says/said/came) (back) clean/innocent/clear/good/friend/town/fine
    { $seat } came (back/up/out) (as) clean/innocent/good/town/clear
    { $seat } is clean/cleared
    { $seat } is (a) town/innocent/clean/good i checked/asked (him/her/them)
hears-asks-suspicion =
    { $seat } who/whom do you suspect/accuse/distrust
    who/whom do you suspect/accuse/distrust { $seat }
    { $seat } who is your suspect
    who is your suspect { $seat }
    { $seat } who do you think it/(is) is (mafia)
    { $seat } who do you think is (the) mafia
    who do you think it is { $seat }
    { $seat } who is it
    { $seat } who are you voting (for)
    who are you voting for { $seat }
    i ask { $seat } who do you suspect
    { $seat } your suspicions/suspects/suspect
hears-asks-card =
    { $seat } who/what are you
    who/what are you { $seat }
    { $seat } what is your role/card
    { $seat } whats your role/card
    what is your role/card { $seat }
    whats your role/card { $seat }
    { $seat } what do you hold
    { $seat } what is in your hand
    { $seat } your role/card
    { $seat } show/tell us your role/card
    { $seat } claim
    i ask { $seat } what is your role/card
hears-believes =
    i trust/believe { $seat }
    i am with { $seat }
    im with { $seat }
    { $seat } is innocent/town/good/honest/trustworthy/fine
    { $seat } is (one) (of/with) us
    { $seat } is telling/tells/told the truth
    { $seat } is right
    { $seat } is not (the) mafia/guilty/lying
hears-disbelieves =
    i do not believe { $seat }
    i dont believe { $seat }
    i cannot believe { $seat }
    i cant believe { $seat }
    i do not buy it { $seat }
    i dont buy it { $seat }
    i doubt { $seat }
hears-denies =
    it is not me
    it isnt me
    its not me
    it was not me
    i am not (the/a) mafia/mafioso/guilty/killer/liar
    im not (the/a) mafia/mafioso/guilty/killer/liar
    i am (an/one) innocent/clean/town/good
    im innocent/clean/town/good
    you are wrong about me
    youre wrong about me

hears-fillers = well, so, ok, okay, listen, look, honestly, really, seriously, guys, folks, everyone, everybody, friends, please, today, now, still, also, then, again, definitely, very, much, just, truly, sure, yes, i think, i think that, i believe that, i say, i swear, trust me, believe me, in my opinion, to me, for me, i am sure, im sure, as for me
hears-doubts = if unless when whether maybe perhaps not no never dont doesnt isnt didnt wont cant or nor said says say saying told tells claims claimed claim thinks thought thinks would could should might may who why what joking joke kidding pretend imagine suppose supposing nobody yesterday until than like because lie
hears-breaks = and but so while
hears-reasons = because since as
hears-numbers = player number seat no nr
hears-prefixes = -
hears-endings = -
hears-changes = -
