"""Administration: what whoever runs a server does with its tables and guests, from the command line, while it runs.

Every act is one transaction of the database with a notice of what it changed; running servers read the notices.
"""
