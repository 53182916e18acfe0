### The page of a group.

web-group-page = { $name } – Sternhafen
web-group-members = Members
web-group-here = here now
web-group-you = { $name } (you)
web-group-invite = Invite
web-group-table = What we play
web-group-table-none = No game yet.
web-group-episode = Game { $episode } of this group
web-group-open = To the table
web-group-choose = Play at one of your tables
web-group-choose-help = Everybody else in the group is invited; the next episodes follow by themselves.
web-group-set = This one
web-group-chat = Chat
web-group-say = Say something
web-group-send = Send
web-group-dates = When do we meet?
web-group-propose = Propose a date
web-group-yes = I can come
web-group-no = I cannot
web-group-can = Can come: { $names }
web-group-cannot = Cannot: { $names }
web-group-leave = Leave the group
web-group-leave-sure = Really leave? What you said stays.
