"""Messages: everything that goes between a server and its clients, over HTTP and over the socket.

`docs/protocol.md` shows each with an example; `python -m sternhafen.server.ops.schema` prints them as one JSON Schema.
"""
