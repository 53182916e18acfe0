### The pages about the server: privacy, legal notice, licences of others' work.

web-about-page = { $title } – Sternhafen
web-about-imprint-none = Whoever runs this server has given no legal notice.
web-about-privacy-host = What this server’s host adds
web-about-licences-help = Sternhafen is made of other people’s work, too. This is what is installed here, with its licence.
web-about-no-text = The package came without the text of its licence.
web-about-failed = This could not be loaded.

## Privacy

web-about-here = What stays in your browser
web-about-here-text = Your name, language, theme and other settings, how far you have read the chat, and a cookie with a random secret that says the seats are yours. The cookie is needed to play; there are no others. Nothing is loaded from elsewhere, nobody counts your visits.
web-about-server = What this server keeps
web-about-server-text = Your games: moves, names of the seats, chat and dates. Where “your turn” shall be sent, if you say so: an address of yours, or the one that your browser’s message service gave it, with its keys; and your quiet hours. Whom you have muted or blocked and what you have reported. Your groups with their chat and dates, invitations, and what you write in studies. With an account also your name, your passkeys’ public keys, a hash of your recovery code, what your devices call themselves and the day of their last visit; and, if you wish to be rated, your ratings. Secrets are kept as hashes only. No e-mail, no password, no profile for others.
web-about-logs = What is logged
web-about-logs-text = That something happened, at which table, and errors. No names, no addresses, no moves, no chat. Your address is held in memory for a while, so that nobody can flood the server.
web-about-others = Who sees what
web-about-others-text = Those at your table see your name, your moves and whether you are there; spectators see no chat. Your groups see what you say there. Those you have played with see whether you are here only if you wish it. If somebody reports you, those who run the server see what you said at that table. If you let your games be rated, your name and rating stand on the leaderboard.
web-about-rights = Your rights
web-about-rights-text = On your page you download everything that is kept about you, or delete it for good. Your moves then stay in the games of the others, without your name. If you have reported somebody, the report stays, without your name and words.
web-about-offline = This table needs no server: everything stays in this browser and goes nowhere.
