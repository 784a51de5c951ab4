# The game is taken back to where a phase began.

taken-back = ⏪ { $who ->
    [server] A moderator of this server takes
   *[host] The host takes
 } the game back to where this began: **{ $phase }**. What has happened since does not count; choices and votes are made anew.
taken-back-void = ⏪ The game has been taken back. What I told you since then no longer counts.
story-taken-back = ⏪ What followed was taken back, and played again from here.
refusal-nothing_to_undo = The game cannot be taken back to there: only the running phase and the last three before it are kept.
