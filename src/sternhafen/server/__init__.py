"""The table server: tables, seats, storage, sockets and the bots that sit in seats."""
