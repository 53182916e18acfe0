### The page of those who run the server.

web-admin-title = Look after this server
web-admin-page = { web-admin-title } – Sternhafen
web-admin-tabs = Lists
web-admin-overview = Overview
web-admin-reports = Reports
web-admin-people = People
web-admin-tables = Tables
web-admin-bans = Shut out
web-admin-people-count = People with an account
web-admin-tables-count = Tables
web-admin-lines = Stored lines
web-admin-sockets = Open connections
web-admin-size = Database
web-admin-free = Free on the disk
web-admin-version = Version
web-admin-limits = Limits
web-admin-limits-help = They are settings of the server; docs/operations.md tells what each means.
web-admin-bytes = { $megabytes } MB
web-admin-status = { $count } { $status ->
        [waiting] waiting
        [running] running
        [over] over
        [closed] closed
       *[other] from earlier rules
    }
web-admin-none = Nothing here.
web-admin-find = Name or identity
web-admin-all = All
web-admin-by = reported by { $who }
web-admin-by-nobody = reported by somebody who is gone
web-admin-said = What was said
web-admin-said-nothing = Nothing was said there.
web-admin-open = Open the table
web-admin-settle = Dealt with
web-admin-reopen = Open again
web-admin-ban = Shut out
web-admin-unban = Let in again
web-admin-banned = shut out
web-admin-days = Days
web-admin-for-ever = for good
web-admin-until = until { $when }
web-admin-close = Close
web-admin-delete = Delete
web-admin-sure = Really?
web-admin-quota = Open tables at most
web-admin-quota-keep = Save
web-admin-quota-usual = as everybody
web-admin-seen = last here { $when }
web-admin-held = { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
web-admin-in-charge = looks after this server
web-admin-sits = { $people }+{ $bots } seats, { $lines } lines
