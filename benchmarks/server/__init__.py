"""The server under load: many sockets, processes that are killed, two processes on one database.

``python -m benchmarks.server --help`` lists the measurements. Each one starts real servers on a
real database and talks to them over real sockets, from one process of its own.
"""
