"""Storage: the database, its connections, its migrations and its backups."""
