"""Sets of small numbers, such as seats, as bit masks: bit ``n`` is set if ``n`` is a member."""

from stope.engine.jit import compiled

#: No game has more seats than this.
MAX_SEATS = 8
#: The seat number that stands for spectators: they have no seat.
SPECTATOR = -1


@compiled(hot=True)
def bit(member: int) -> int:
    """Return the mask that contains only ``member``."""
    return 1 << int(member)


@compiled(hot=True)
def has(mask: int, member: int) -> bool:
    """Return whether the member is in the mask."""
    return (mask >> member) & 1 != 0


@compiled(hot=True)
def count(mask: int) -> int:
    """Return how many of the numbers 0 to 31 are in the mask."""
    return _ones(int(mask))


@compiled
def _ones(mask: int) -> int:
    # count the set bits of each pair of bits, then of each nibble, each byte, and the whole word;
    # compilers turn this code into one instruction
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24


@compiled(hot=True)
def lowest(mask: int) -> int:
    """Return the lowest member of a mask, which must contain a number from 0 to 31."""
    return _ones(int((mask & -mask) - 1))


@compiled
def lowest_of_63(mask: int) -> int:
    """Return the lowest member of a mask, which must contain a number from 0 to 62."""
    low = mask & 0xFFFFFFFF
    if low != 0:
        return _ones((low & -low) - 1)
    high = mask >> 32
    return 32 + _ones((high & -high) - 1)


@compiled(hot=True)
def mask_of_first(count: int) -> int:
    """Return the mask of the numbers 0 to ``count - 1``."""
    return (1 << int(count)) - 1


def members(mask: int) -> tuple[int, ...]:
    """Return the members of a mask in ascending order.

    >>> members(0b1011)
    (0, 1, 3)
    """
    return tuple(one for one in range(int(mask).bit_length()) if mask >> one & 1)
