# Why something was not taken; said to the one who asked, and to nobody else.

refusal-not_playing = You have no chair at this table.
refusal-not_your_prompt = That menu is somebody else's.
refusal-stale = That moment has passed, and this menu with it. Nothing has changed; use the newest one.
refusal-dead = You're out of the game, so you can't do that any more.
refusal-wrong_phase = This isn't the time for that.
refusal-not_now = That can't be done right now.
refusal-no_ability = Your role can't do that.
refusal-no_decision = In this rulebook, the host has no such decision to make.
refusal-no_uses = You've used that up.
refusal-no_self_uses = You can't choose yourself any more.
refusal-bad_target = You can't choose that player.
refusal-self_target = You can't choose yourself.
refusal-self_alone = Not just yourself: choose somebody else as well.
refusal-not_side_by_side = { $seat } isn't sitting next to the other one. Choose two neighbours.
refusal-nothing_to_confirm = There's nothing for you to confirm right now.
refusal-nothing_to_answer = There's no question for you to answer right now.
refusal-already_member = { $seat } is already with you.
refusal-target_left = { $seat } has already left the game.
refusal-target_living = { $seat } is alive and well.
refusal-own_team = { $seat } is one of your own.
refusal-other_team = { $seat } isn't one of your own.
refusal-repeat_target = You chose { $seat } last time. Choose somebody else tonight.
refusal-wrong_count = { $most ->
    [0] You don't choose anybody for this.
    [one] { $least ->
        [0] Choose one player at most.
       *[other] Choose one player.
    }
    [2] { $least ->
        [0] Choose up to two different players.
        [1] Choose one or two different players.
       *[other] Choose two different players.
    }
    [3] { $least ->
        [0] Choose up to three different players.
        [1] Choose one to three different players.
        [3] Choose three different players.
       *[other] Choose two or three different players.
    }
   *[other] { $least ->
        [0] Choose up to { $most } different players.
       *[other] Choose { $least } to { $most } different players.
    }
}
refusal-bad_extra = Something is missing or doesn't fit: { $field }.
refusal-mandatory = You can't skip this one; choose somebody.
refusal-already_done = You've already done that, and it stands.
refusal-other_act_given = Your side has already made its choice for tonight.
refusal-side_forced = You've seen too much to choose: there's only one side left for you.
refusal-nothing_to_pass = There's nothing here for you to pass on.
refusal-no_vote = You have no vote this time.
refusal-not_alone = You can't hand out the real gun alone: give somebody else a blank with it.
refusal-not_candidate = You can't vote against that player now.
refusal-no_abstaining = You can't abstain in this vote: if you don't choose, your vote goes where the rules send it.
refusal-on_defence = You're on trial. Your words count now; your vote doesn't.
refusal-one_only = One name only, please.
refusal-silenced = You can't speak today.
refusal-in_turns = That's for open talk; here, everyone speaks in turn.
refusal-not_in_turns = Nobody has the floor right now.
refusal-not_your_turn = It isn't your turn to speak.
refusal-own_turn = You already have the floor.
refusal-no_challenges = This rulebook has no challenges.
refusal-no_challenge_asked = That player hasn't asked for a challenge.
refusal-game_over = This game is over.
refusal-no_game = No game is running here. `/mafia start` opens a table.
refusal-no_lobby = No table is waiting for players here. `/mafia start` opens one.
refusal-game_running = A game is already running here.
refusal-putting_away = The last game here is still being put away. Try again in a minute.
refusal-lobby_open = A table is already waiting for players here. Take a chair there.
refusal-not_host = Only the host of this table can do that.
refusal-not_human_host = Only a host who isn't playing can do that.
refusal-host_plays = You're playing at this table, so you can't peek behind the curtain.
refusal-already_joined = You already have a chair.
refusal-not_joined = You don't have a chair to give up.
refusal-too_few = We need at least { $least } players for this.
refusal-too_many = This rulebook seats { $most } players at most.
refusal-bots = Bots can't play; they never blink.
refusal-unknown_scenario = I don't know that rulebook. Choose one of those I offer as you type.
refusal-unknown_option = This rulebook has no house rule named { $option }.
refusal-bad_option = That value doesn't fit the house rule { $option }.
refusal-unknown_role = This rulebook has no such role.
refusal-unbound_blank = There's a blank card among these with no team or powers yet. Give it both first.
refusal-no_room_for_blank = A blank card replaces a plain card of its team, and there's none left to replace.
refusal-paused = The host has stopped the clock. Wait for the game to go on.
refusal-held = The clock is stopped, because I can't write at the table right now. Wait until I can.
refusal-not_paused = The clock is already running.
refusal-not_here = Do that in the game's channel.
refusal-not_kept = I don't keep that game any more.
refusal-not_of_that_game = Only people who played in that game can call everyone together again.
refusal-face_down = The game ended without a winner, and its cards are still face down. The host can turn them over.
refusal-no_card = You don't have a card in this game.
refusal-setup_missing = I can't play here: { $count ->
    [one] { $rights } is missing.
   *[other] { $rights } are missing.
} `/mafia setup` shows every right I need, and how to fix it.
refusal-no_threads_here = This kind of channel has no private threads, so teams couldn't have a room. { $channel ->
    [none] Open the table in an ordinary text channel,
   *[other] Open the table in { $channel },
} or here with the option `relay`: then each team talks through me, in direct messages.
refusal-try_again = I couldn't save that just now. Nothing has changed; please try again in a moment.
refusal-not_steward = Only people who manage this server can do that: you need the **Manage Server** permission.
refusal-leads_table = You're running this table without playing, so there's no chair for you. To play, press **{ lobby-leave-button }** first, then **{ lobby-join-button }**.
refusal-kicked = The host has removed you from this table. Only the host can let you back.
refusal-no_pool = This rulebook chooses its own cards; there's nothing to pick here.
refusal-other_count = { $count ->
    [one] There's one card on the table, and { $players } players around it.
   *[other] There are { $count } cards on the table, and { $players } players around it.
} Change the cards to match, or clear them and let the rulebook deal.
