### One's own page: account, devices, settings.

web-me-page = { $name } – Sternhafen
web-me-name-keep = Save
web-me-name-kept = Saved. Seats you have already taken keep their name.

## Account

web-me-guest = You play as a guest
web-me-guest-help = Your games belong to this browser. With an account you find them on all your devices. No e-mail, no password.
web-me-sign-up = Create an account
web-me-sign-up-help = All your games here come along.
web-me-known = Already have an account?
web-me-sign-in-passkey = Sign in with a passkey
web-me-sign-in = Sign in
web-me-signed-in = Your account
web-me-code = Recovery code
web-me-code-help = Your recovery code, shown this once. Write it down: it lets you sign in on any device, and is the only way back without a passkey.
web-me-code-copy = Copy
web-me-code-copied = Copied
web-me-code-kept = I have it
web-me-code-have = Signs you in on any device. A new one replaces the old one.
web-me-code-new = New recovery code
web-me-passkeys = Passkeys
web-me-passkeys-help = Sign in with your fingerprint, face or screen lock.
web-me-passkey = Passkey
web-me-add-passkey = Add a passkey
web-me-passkey-failed = That did not work. Perhaps this device already has a passkey for you.
web-me-hindered-insecure = Passkeys need a secure page: https, and a name instead of a numeric address. The recovery code works everywhere.
web-me-hindered-unnamed = Passkeys belong to a name: open this page by one (localhost on this very computer) instead of a numeric address. The recovery code works everywhere.
web-me-hindered-old = This browser cannot use passkeys. The recovery code works everywhere.
web-me-hindered-server = This server takes no passkeys. The recovery code works everywhere.
web-me-used = Last used { $when }
web-me-made = Added { $when }
web-me-remove = Remove
web-me-remove-last = This is your last passkey. Without it, only your recovery code lets you in. Do you still have it?
web-me-remove-not = Keep it
web-me-remove-yes = I have my code: remove it
web-me-remove-of = Remove { $name }
web-me-devices = Devices
web-me-device = Device
web-me-here = This device
web-me-seen = Last seen { $when }
web-me-sign-out = Sign out
web-me-sign-out-of = Sign out { $name }

## Data

web-me-data = Your data
web-me-data-help = Everything this server keeps about you: to take with you, or to delete for good. Your moves stay in the games of the others, without your name.
web-me-export = Download
web-me-delete = Delete everything
web-me-delete-sure = Delete your name, chats, settings and account for good? Nobody can undo this.
web-me-delete-not = Keep it
web-me-delete-yes = Delete everything for good

## Settings

web-me-settings = Settings
web-me-settings-here = They apply in this browser.
web-me-settings-everywhere = They apply on all your devices.
web-me-language-en = English
web-me-language-de = Deutsch
web-me-theme = Theme
web-me-theme-auto = As the device
web-me-theme-dark = Dark
web-me-theme-light = Light
web-me-text = Text size
web-me-text-usual = Normal
web-me-text-large = Large
web-me-text-largest = Very large

## Games

web-me-games = Your games
web-me-games-none = Finished games appear here.
web-me-badges = Badges
web-me-badge-first-game = First game finished
web-me-badge-first-landing = First landing
web-me-badge-all-endings = Every ending of the campaign seen
web-me-badge-all-titles = All four games finished
web-me-badge-beat-hard = Beat the hard bot
web-me-badge-old-friends = Ten games with the same person
web-me-title = Game
web-me-played = Games
web-me-points = Average
web-me-best = Best
web-me-solo = Solo
web-me-you = You
web-me-seat = { $place }. { $name } { $points }
web-me-game-rated = rated
web-me-game-practice = practice
web-me-ended-resigned = given up
web-me-ended-vote = called off
web-me-places = Places
web-me-favourites = Favourites
web-me-favourite = { $part }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won
web-me-opponents = Played with
web-me-against = { $games ->
        [one] one game
       *[other] { $games } games
    }: { $before }× ahead, { $after }× behind
web-me-rating = Rating
web-me-rating-want = Rate my games
web-me-rating-help = You can then open and join rated games, against people or bots. Your name stands on the leaderboard.
web-me-rating-guest = With an account your games can be rated.
web-me-equal = Play against your equal: { $bot }
web-me-ladder = Leaderboard
web-me-provisional = about { $rating }

## People

web-me-manners = Muted and blocked
web-me-manners-mute = muted
web-me-manners-block = blocked
web-me-manners-both = muted and blocked
web-me-manners-drop = Take off the list
web-me-manners-drop-of = Take { $name } off the list
web-me-presence = Let those I have played with see that I am here
web-me-friends = People and groups
web-me-friends-none = Whoever you have played with appears here.
web-me-friends-tables = { $tables ->
        [0] from a group
        [one] one table together
       *[other] { $tables } tables together
    }
web-me-friends-here = here now
web-me-groups = Groups
web-me-play = Play
web-me-play-with = Play with { $name }
web-me-group-name = Name of the group
web-me-group-make = Make a group
web-me-group-members = { $members ->
        [one] only you
       *[other] { $members } people
    }
web-me-studies = Your studies
