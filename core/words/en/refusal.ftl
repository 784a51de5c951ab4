# Why something was not taken; said to the one who asked, and to nobody else.

refusal-not_playing = You have no chair at this table.
refusal-not_your_prompt = That menu belongs to somebody else.
refusal-stale = That moment has passed; this menu is from an earlier hour. Nothing has changed.
refusal-dead = You have left the game, and your hands are tied.
refusal-wrong_phase = This is not the hour for that.
refusal-not_now = That cannot be done just now.
refusal-no_ability = Your role cannot do that.
refusal-no_decision = This rulebook knows no such decision of its host.
refusal-no_uses = You have used that up.
refusal-no_self_uses = You cannot choose yourself any more.
refusal-bad_target = That is nobody you could choose.
refusal-self_target = You cannot choose yourself.
refusal-self_alone = Not yourself alone: choose somebody else as well.
refusal-not_side_by_side = { $seat } does not sit next to the other one.
refusal-nothing_to_confirm = Nobody is waiting for your word.
refusal-nothing_to_answer = Nobody has asked you anything.
refusal-already_member = { $seat } is with you already.
refusal-target_left = { $seat } has already left the game.
refusal-target_living = { $seat } is alive and well.
refusal-own_team = { $seat } is one of your own.
refusal-other_team = { $seat } is none of your own.
refusal-repeat_target = You chose { $seat } last time. Choose somebody else tonight.
refusal-wrong_count = { $most ->
    [0] This is done without choosing anybody.
    [one] { $least ->
        [0] Choose one player at the most.
       *[other] Choose one player.
    }
    [2] { $least ->
        [0] Choose up to two different players.
        [1] Choose one or two different players.
       *[other] Choose two different players.
    }
   *[other] { $least ->
        [0] Choose up to { $most } different players.
       *[other] Choose { $least } to { $most } different players.
    }
}
refusal-bad_extra = Something is missing, or does not fit: { $field }.
refusal-mandatory = You cannot let this moment go by; choose somebody.
refusal-already_done = You have already done that, and it stands.
refusal-other_act_given = Your side has already made its choice for this night.
refusal-side_forced = You have seen too much to choose: only one side is left for you.
refusal-nothing_to_pass = There is nothing here for you to pass on.
refusal-no_vote = You have no vote this time.
refusal-not_alone = The real gun does not go out alone: hand somebody else a blank with it.
refusal-not_candidate = You cannot vote against that player now.
refusal-no_abstaining = In this vote nobody abstains: if you choose nobody, your vote goes where the rules send it.
refusal-on_defence = You stand on defence. Your words count now, your hand does not.
refusal-one_only = One name only, please.
refusal-silenced = You may not speak today.
refusal-in_turns = Here everyone speaks in turn; that is for open talk.
refusal-not_in_turns = Nobody has the floor just now.
refusal-not_your_turn = It is not your turn to speak.
refusal-own_turn = The floor is yours already.
refusal-no_challenges = There are no challenges here.
refusal-no_challenge_asked = That player has not asked for a challenge.
refusal-game_over = This game is over.
refusal-no_game = No game is running here. `/mafia start` opens a table.
refusal-no_lobby = No table is gathering here. `/mafia start` opens one.
refusal-game_running = A game is already running here.
refusal-putting_away = The last game here is still being put away. Try again in a minute.
refusal-lobby_open = A table is already gathering here. Take a chair there.
refusal-not_host = Only the host of this table may do that.
refusal-not_human_host = Only a host who does not play may do that.
refusal-host_plays = You play at this table, so you may not see behind the curtain.
refusal-already_joined = You have a chair already.
refusal-not_joined = You have no chair to give up.
refusal-too_few = We need at least { $least } players for this.
refusal-too_many = This rulebook seats { $most } players at most.
refusal-bots = Bots may not play; they never blink.
refusal-unknown_scenario = I know no such rulebook.
refusal-unknown_option = This rulebook has no house rule named { $option }.
refusal-bad_option = That value does not fit the house rule { $option }.
refusal-unknown_role = This rulebook has no such role.
refusal-unbound_blank = A blank card is dealt that nobody has given a team and powers. Give it both first.
refusal-no_room_for_blank = There is no plain card of its team that a blank card could take the place of.
refusal-paused = The host has stopped the clock. Wait for the game to go on.
refusal-held = The clock stands still, since I cannot write at the table just now. Wait until I can.
refusal-not_paused = The clock is running already.
refusal-not_here = That is done in the channel of the game.
refusal-not_kept = That game is not kept any more.
refusal-not_of_that_game = Only who played in that game can call its people together again.
refusal-face_down = The game ended without a winner, and its cards are still face down. The host may turn them over.
refusal-no_card = You have no card in this game.
refusal-setup_missing = I cannot play here: { $count ->
    [one] { $rights } is missing.
   *[other] { $rights } are missing.
} `/mafia setup` shows every right that I need, and the remedy.
refusal-no_threads_here = This kind of channel has no private threads, so no team could have a room. { $channel ->
    [none] Open the table in an ordinary text channel,
   *[other] Open the table in { $channel },
} or here with the option `relay`: then each team talks through me, in direct messages.
refusal-try_again = I could not write that down just now. Nothing has changed; please try again in a moment.
refusal-not_allowed = You may not do that here.
refusal-kicked = The host has taken you off this table. Only the host can let you come back.
refusal-no_pool = This rulebook deals its own table; there is no pool to choose from.
refusal-other_count = { $count ->
    [one] One card is on the table, and { $players } players sit round it.
   *[other] { $count } cards are on the table, and { $players } players sit round it.
} Build the table to fit, or clear it and let the rulebook deal.
