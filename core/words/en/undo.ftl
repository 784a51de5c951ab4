# The game is taken back to where a phase began.

taken-back = ⏪ { $who ->
    [server] A moderator of this server takes
   *[host] The host takes
 } the game back to where this began: **{ $phase }**. Nothing that has happened since counts; choose and vote again.
taken-back-void = ⏪ The game has been taken back. Anything I've told you since then no longer counts.
story-taken-back = ⏪ What came next was taken back, and the game was played again from here.
refusal-nothing_to_undo = The game can't go back that far: I only keep this phase and the last three before it.
