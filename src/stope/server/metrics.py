"""Figures for Prometheus; none of them reveals who did what.

They count only what everybody could see: a decision that somebody changed before it was shown is in
no figure.
"""

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter(
    "stope_entries_total",
    "Entries written to the logs of tables that everybody may know of",
    ["kind"],
)
REFUSALS = Counter("stope_refusals_total", "Requests refused", ["code"])
CONNECTIONS = Gauge("stope_connections", "Open sockets")
SESSIONS = Gauge("stope_table_sessions", "Tables in memory")
WRITING = Histogram(
    "stope_writing_seconds",
    "From a request to its entry in the log, of entries that everybody may know of",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
THINKING = Histogram(
    "stope_thinking_seconds",
    "How long bots take for a decision",
    buckets=(0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
)
