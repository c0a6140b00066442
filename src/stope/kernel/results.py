"""How a match ended, as a record."""

from stope.kernel.masks import MAX_SEATS
from stope.kernel.records import record

RESULT = record(scores=("i4", MAX_SEATS), winners="i2", reason="i2")
