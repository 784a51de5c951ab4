# The game in a voice channel, and how it falls back to text.

voice-fallback = 🔇 I can't speak in the voice channel right now, so I'm narrating in text. The game goes on.
voice-no-view = 🔇 I need **{ permission-view_channel }** in { $channel } and can't find my way in without it. For now, I'm narrating in text.
voice-no-connect = 🔇 I need **{ permission-connect }** in { $channel } and can't come in without it. For now, I'm narrating in text.
voice-no-speak = 🔇 I need **{ permission-speak }** in { $channel }; without it, nobody would hear me. For now, I'm narrating in text.
voice-no-stage = 🔇 I need **{ permission-mute_members }** in { $channel }; without it, I can't come up on the stage or decide who's heard on it. For now, I'm narrating in text. Please stay silent at night and let the speaker finish.
voice-hand = ✋ I need **{ permission-mute_members }** in { $channel }; without it, I can't come up on the stage by myself or decide who's heard on it. I've raised my hand: bring me up, and I'll narrate aloud. Please stay silent at night and let the speaker finish.
voice-audience = 🔇 I'm sitting in the audience of { $channel } and narrating in text. Bring me up on the stage, and I'll narrate aloud again.
voice-full = 🔇 { $channel } is full, and I'd need **{ permission-move_members }** to come in anyway. I'm narrating in text until somebody makes room.
voice-no-mute = 🎙️ I need **{ permission-mute_members }** in { $channel } and can't mute anybody without it. Please stay silent at night and let the speaker finish.
voice-no-mute-some = 🎙️ I'm not allowed to mute some of you. Please stay silent at night and let the speaker finish.
voice-no-unmute = 🎙️ I muted some of you and am no longer allowed to unmute you. Give me back **{ permission-mute_members }**, or ask a moderator to do it.
voice-no-cues = 🔇 There's no recorded voice in { $language } yet, so I'm narrating in text.
voice-back = 🔊 I've got my voice back.
voice-kicked = 🔇 I was shown out of { $channel }, so I'll stay away. The game goes on in text; `/host voice` calls me back.
voice-sent-away = 🔇 I've been sent out of the voice channel. The game goes on in text; `/host voice` calls me back.
voice-joined = 🔊 I'm in the voice channel { $channel }.
voice-speaker-away = 🪑 { $speaker } has the floor but isn't in { $channel }. The clock is running all the same.
voice-speaker-muted = 🔇 { $speaker }: it's your turn to speak, but somebody else has muted you on this server, so nobody can hear you. Anyone with **{ permission-mute_members }** can unmute you.
voice-channel-gone = 🔇 The voice channel is gone. The game goes on in text.
voice-opening = 🎙️ I'm unmuting everyone, one after another. Please wait: in { $seconds ->
    [one] about { $seconds } second
   *[other] about { $seconds } seconds
} everyone can be heard.
