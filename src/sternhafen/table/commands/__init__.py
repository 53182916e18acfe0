"""Commands: what each of them does to a table, as a plan of lines to store."""
