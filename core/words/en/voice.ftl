# The voice table, and how it falls back to text.

voice-fallback = 🔇 I cannot speak at the voice table just now, so I narrate in text. The game goes on.
voice-no-view = 🔇 I lack **{ permission-view_channel }** in { $channel } and cannot find my way in. The game is narrated in text.
voice-no-connect = 🔇 I lack **{ permission-connect }** in { $channel } and cannot come in. The game is narrated in text.
voice-no-speak = 🔇 I lack **{ permission-speak }** in { $channel }, so nobody would hear me. The game is narrated in text.
voice-no-stage = 🔇 I lack **{ permission-mute_members }** in { $channel }: I cannot come up on the stage, nor decide who is heard on it. The game is narrated in text. Please keep silent at night and let the speaker finish.
voice-hand = ✋ I lack **{ permission-mute_members }** in { $channel }: I cannot come up on the stage by myself, nor decide who is heard on it. I have raised my hand; bring me up, and I narrate aloud. Please keep silent at night and let the speaker finish.
voice-audience = 🔇 I sit in the audience of { $channel } and narrate in text. Bring me up on the stage, and I narrate aloud again.
voice-full = 🔇 There is no room left in { $channel }, and I lack **Move Members** to come in all the same. I narrate in text until somebody makes room.
voice-no-mute = 🎙️ I lack **{ permission-mute_members }** in { $channel } and can mute nobody. Please keep silent at night and let the speaker finish.
voice-no-mute-some = 🎙️ Some of you I may not mute. Please keep silent at night and let the speaker finish.
voice-no-unmute = 🎙️ I may no longer open the microphones of some of you whom I have muted. Give me back **{ permission-mute_members }**, or let a moderator open them.
voice-no-cues = 🔇 There is no narration in { $language } yet. The game is narrated in text.
voice-back = 🔊 I have my voice again.
voice-kicked = 🔇 I was shown out of { $channel } and stay away. The game goes on in text; `/host voice` calls me back.
voice-sent-away = 🔇 I have been sent away from the voice table. The game goes on in text; `/host voice` calls me back.
voice-joined = 🔊 I am at the voice table in { $channel }.
voice-speaker-away = 🪑 { $speaker } has the floor and is not in { $channel }. The time runs all the same.
voice-speaker-muted = 🔇 { $speaker }: you may speak now, but somebody else has muted you on this server, and nobody hears you. Whoever has **{ permission-mute_members }** can unmute you.
voice-channel-gone = 🔇 The voice channel is gone. The game goes on in text.
voice-opening = 🎙️ The microphones are opening, one after the other. In { $seconds ->
    [one] about { $seconds } second
   *[other] about { $seconds } seconds
} all are open; please wait until then.

# What the narrator says of several recordings, to be read.
caption-player = Player number { $seat } { $what }.
caption-turn = Player number { $seat }, { $what }.
caption-defence = Now defending: { $count ->
    [1] player
   *[other] players
} number { $seats }.
