"""Live: sockets, news between processes, and what reaches people who are not there."""
