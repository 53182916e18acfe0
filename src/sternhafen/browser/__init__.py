"""The table in a browser: a host of `sternhafen.table` inside a web worker, with IndexedDB for storage.

`bridge` says what the worker's JavaScript offers, `storage` stores lines through it, `thinking` lets other workers
think, `host` puts the parts together, `requests` answers what a page would ask a server's routes, and `worker` is what
the JavaScript calls. Nothing here needs a browser but the bridge, so all of it runs in any Python.
"""
