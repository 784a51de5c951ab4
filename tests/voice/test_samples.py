"""One night of each language to listen to, as files: there, whole, small, and of today's recordings."""

from __future__ import annotations

import pytest

from audio.cue_texts import languages
from audio.encode import decode
from audio.loudness import loudness
from audio.ogg import audio_packets, toc
from audio.pack import FRAME_SECONDS, load_pack
from audio.samples import SAMPLES, night
from audio.sound import seconds


@pytest.mark.parametrize("language", languages())
def test_a_night_is_there_and_is_what_a_table_hears(language: str) -> None:
    data = (SAMPLES / f"{language}.opus").read_bytes()
    packets = audio_packets(data)
    assert packets == night(load_pack(language))
    assert {(toc(one).frame, toc(one).frames) for one in packets} == {(960, 1)}
    sound = decode(data)
    assert sound.shape[1] == pytest.approx(seconds(len(packets) * FRAME_SECONDS), abs=960)
    assert 45 < len(packets) * FRAME_SECONDS < 150
    assert loudness(sound) == pytest.approx(-16, abs=1)


def test_they_are_small() -> None:
    files = sorted(SAMPLES.glob("*"))
    assert [file.name for file in files] == [f"{language}.opus" for language in languages()]
    assert sum(file.stat().st_size for file in files) <= 2 * 2**20
