# The voice table, and how it falls back to text.

voice-fallback = 🔇 I cannot speak at the voice table just now, so I narrate in text. The game goes on.
voice-no-connect = 🔇 I may not enter { $channel }. The game is narrated in text.
voice-no-speak = 🔇 I may not speak in { $channel }. The game is narrated in text.
voice-no-mute = 🎙️ I may not mute anyone here. Please keep silent at night and let the speaker finish.
voice-no-mute-some = 🎙️ Some of you I may not mute. Please keep silent at night and let the speaker finish.
voice-no-cues = 🔇 There is no narration in { $language } yet. The game is narrated in text.
voice-back = 🔊 I have my voice again.
voice-channel-gone = 🔇 The voice channel is gone. The game goes on in text.
voice-opening = 🎙️ The microphones are opening, one after the other. In { $seconds ->
    [one] about { $seconds } second
   *[other] about { $seconds } seconds
} all are open; please wait until then.
