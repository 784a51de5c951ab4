"""The voice gateway's part in DAVE (end-to-end encryption), and one listener in the channel.

davey plays a member of the group and no external sender, so the proposal that a gateway signs is put together here
(RFC 9420, ciphersuite 2: P-256 and SHA-256).
"""

from __future__ import annotations

import struct

import davey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

LISTENER = 901
_MLS10, _PUBLIC_MESSAGE, _EXTERNAL, _PROPOSAL, _ADD = 1, 1, 2, 2, 1


def _length(n: int) -> bytes:
    if n < 64:
        return bytes([n])
    return struct.pack(">H", 0x4000 | n) if n < 16384 else struct.pack(">I", 0x80000000 | n)


def _opaque(data: bytes) -> bytes:
    return _length(len(data)) + data


class DaveRoom:
    """A channel's MLS group with one listener in it, who lets a newcomer in and hears what they say."""

    def __init__(self, channel_id: int) -> None:
        self._group = struct.pack(">Q", channel_id)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.listener = davey.DaveSession(davey.DAVE_PROTOCOL_VERSION, LISTENER, channel_id)
        self.listener.get_serialized_key_package()
        self.listener.set_external_sender(self.external_sender())

    def external_sender(self) -> bytes:
        """Opcode 25: the gateway's signature key and a basic credential."""
        return _opaque(self._public) + struct.pack(">H", 1) + _opaque(bytes(8))

    def welcome(self, key_package: bytes) -> bytes:
        """Opcode 26 in, opcode 30 out: the listener commits the newcomer; the newcomer's welcome."""
        proposal = self._signed(struct.pack(">H", _ADD) + key_package)
        done = self.listener.process_proposals(davey.ProposalsOperationType.append, _opaque(proposal))
        assert done is not None
        assert done.welcome is not None
        self.listener.process_commit(done.commit)
        return done.welcome

    def decrypt(self, user_id: int, frame: bytes) -> bytes:
        """What the listener hears of an encrypted frame."""
        return self.listener.decrypt(user_id, davey.MediaType.audio, frame)

    def _signed(self, body: bytes) -> bytes:
        head = struct.pack(">HH", _MLS10, _PUBLIC_MESSAGE)
        sender = struct.pack(">QBI", self.listener.epoch or 0, _EXTERNAL, 0)
        content = _opaque(self._group) + sender + _opaque(b"") + bytes([_PROPOSAL]) + body
        signed = _opaque(b"MLS 1.0 FramedContentTBS") + _opaque(head + content)
        return head + content + _opaque(self._key.sign(signed, ec.ECDSA(hashes.SHA256())))
