"""The protocol between server and clients: messages, their types, and their encoding."""
