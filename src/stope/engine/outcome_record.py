"""The record type of the result of a match: scores, winners (a mask) and reason."""

from stope.engine.bitmask import MAX_SEATS
from stope.engine.records import record

OUTCOME = record(scores=("i4", MAX_SEATS), winners="i2", reason="i2")
