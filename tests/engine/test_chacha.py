"""ChaCha against published vectors (RFC 8439; Strombergson's collection for 8 and 20 rounds)."""

import numpy as np
import pytest

from stope.engine.chacha import STREAM, refill
from stope.engine.records import blank


def keystream(key: str, nonce: str, rounds: int, blocks: int, counter: int = 0) -> str:
    stream = blank(STREAM)[0]
    stream.key[:] = np.frombuffer(bytes.fromhex(key), "<u4")
    stream.nonce[:] = np.frombuffer(bytes.fromhex(nonce).rjust(12, b"\0"), "<u4")
    stream.counter = counter
    text = ""
    for _ in range(blocks):
        refill(stream, rounds)
        text += stream.block.astype("<u4").tobytes().hex()
    return text


ZERO_KEY, ZERO_NONCE = "00" * 32, "00" * 8

VECTORS = [
    (
        8,
        ZERO_KEY,
        ZERO_NONCE,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        8,
        "01" + "00" * 31,
        ZERO_NONCE,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    (
        20,
        ZERO_KEY,
        ZERO_NONCE,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
]


@pytest.mark.parametrize(("rounds", "key", "nonce", "expected"), VECTORS)
def test_keystream_is_the_published_one(rounds, key, nonce, expected):
    blocks = len(expected) // 128
    assert keystream(key, nonce, rounds, blocks) == expected


def test_block_of_rfc_8439_with_counter_and_long_nonce():
    key = bytes(range(32)).hex()
    expected = (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    assert keystream(key, "000000090000004a00000000", 20, 1, counter=1) == expected
