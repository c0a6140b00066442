"""The server: HTTP and websockets for tables, in one process or several on one database."""
