"""Opus in and out of Ogg files, with the libopus that PyAV carries.

Needed to build packs and to check them, never to play them.
"""

from __future__ import annotations

from io import BytesIO

import av
import numpy as np
from av.audio.frame import AudioFrame

from audio.ogg import audio_packets, toc
from audio.sound import RATE, Samples


class EncodingError(Exception):
    """An encoder gave something else than one 20 ms stereo frame a packet."""


def encode(stereo: Samples, bitrate: int) -> bytes:
    """An Ogg Opus file of 48 kHz stereo `(2, n)`: 20 ms a packet, reproducible byte for byte."""
    file = BytesIO()
    # Tuned for speech: at the bit rate of a pack, the voice comes out as from half as many bits again without it.
    coding = {"frame_duration": "20", "application": "voip", "vbr": "on"}
    # A fixed stream number: by default it is drawn, and no two builds would agree.
    settings = {"fflags": "+bitexact", "serial_offset": "1"}
    with av.open(file, "w", format="ogg", options=settings) as out:
        stream = out.add_stream("libopus", rate=RATE, options=coding)
        stream.bit_rate = bitrate
        stream.layout = "stereo"
        frame = AudioFrame.from_ndarray(stereo.astype(np.float32), format="fltp", layout="stereo")
        frame.sample_rate = RATE
        for packet in stream.encode(frame):
            out.mux(packet)
        for packet in stream.encode(None):
            out.mux(packet)
    data = file.getvalue()
    for packet in audio_packets(data):
        head = toc(packet)
        if (head.frame, head.frames, head.stereo) != (960, 1, True):
            raise EncodingError(f"a packet is {head}, not one 20 ms stereo frame")
    return data


def decode(data: bytes) -> Samples:
    """48 kHz stereo `(2, n)` of an Ogg Opus file."""
    with av.open(BytesIO(data), "r") as source:
        return np.concatenate([frame.to_ndarray() for frame in source.decode(audio=0)], axis=1).astype(np.float64)
