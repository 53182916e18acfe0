"""The database's tables about people who have signed up; a guest is only a client in the other tables."""

from __future__ import annotations

import sqlalchemy as sa

from sternhafen.server.storage.database import meta

people = sa.Table(
    "people",
    meta,
    # What seats and hosts are stored by, in the place of a guest's hash.
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # The hash of the recovery code; None if it was given up.
    sa.Column("recovery", sa.String(64), unique=True),
    # What they have set for all their devices, as JSON.
    sa.Column("preferences", sa.Text, nullable=False),
    # How their name looks (`people.looks`), if their games are rated: on the leaderboard no two are called alike.
    sa.Column("rated_as", sa.String(48), unique=True, index=True),
)

devices = sa.Table(
    "devices",
    meta,
    # The hash of the secret in the device's cookie.
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    meta,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("signed", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)

# What a passkey has been asked to sign and has not yet; each is taken once.
challenges = sa.Table(
    "challenges",
    meta,
    sa.Column("hash", sa.String(64), primary_key=True),
    # Whose passkey is being made; empty if somebody signs in.
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)

# How every seat of a finished game did: a copy of what lines and archives say, by which a person's games are found.
results = sa.Table(
    "results",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    # Who played it to the end or gave it up; empty for a bot, and for somebody who had their data deleted.
    sa.Column("client", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(24)),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("verdict", sa.String(64)),
    # Whether it says something about who played: no lesson, no imported game, no practice, nobody at two seats.
    sa.Column("counts", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    # How it ended if it was not played to its end; then nobody has points.
    sa.Column("ended", sa.String(16)),
    # The part that the seat played, such as a corporation.
    sa.Column("plays_as", sa.String(64)),
)

ratings = sa.Table(
    "ratings",
    meta,
    sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("title", sa.String(64), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    # The strength that somebody surely has, by which leaderboards are sorted; an earlier version leaves it out.
    sa.Column("sure", sa.Float, nullable=False, server_default="0"),
    sa.Index("ix_ratings_title_sure", "title", "sure"),
)
