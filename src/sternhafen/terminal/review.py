"""Review in the terminal: what a finished game's decisions and its luck were worth."""

from __future__ import annotations

from collections.abc import Callable

from sternhafen.engine import Match
from sternhafen.reviews import Judgement, Moment, Review
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words


def show_review(match: Match, review: Review, words: Words, plain: bool, say: Callable[[str], None]) -> None:
    """Print what every seat's result is made of, how well it decided, and the key moments."""
    paint = Paint(plain)
    say(paint.bold(words("terminal-review-head", title=words.title_name(match.title), iterations=review.iterations)))
    for seat, (share, judged) in enumerate(zip(review.shares, review.accuracies, strict=True)):
        say("")
        accuracy = words("terminal-review-none") if judged.percent is None else f"{judged.percent:.0f} %"
        name = paint.bold(f"{paint.glyph(seat)} {words.seats[seat]}")
        say(words("terminal-review-seat", name=name, points=f"{share.result:.0f}", accuracy=accuracy, **judged.marks))
        parts = {field: signed(getattr(share, field)) for field in ("play", "others", "luck", "rest")}
        say("  " + words("terminal-review-share", usual=f"{share.usual:.1f}", alone=int(review.seats == 1), **parts))
    if not review.moments:
        return
    say("\n" + paint.bold(words("terminal-review-moments")))
    judgements = {judgement.entry: judgement for judgement in review.judgements}
    for moment in review.moments:
        for line in moment_lines(match, moment, judgements.get(moment.entry), words):
            say(line)


def moment_lines(match: Match, moment: Moment, judgement: Judgement | None, words: Words) -> list[str]:
    """Return a key moment in words: what happened, and what would have been better or why it was good."""
    name = words.seats[moment.seat]
    if moment.kind == "luck" or judgement is None:
        events = match.log[moment.entry].events
        told = " ".join(
            words.event(event.seen_by(moment.seat)) for event in events if event.reveals or len(events) == 1
        )
        happened = told or words("terminal-review-chance")
        return [
            f"{moment.entry:5}  {words('terminal-review-luck', name=name, points=signed(moment.points))} {happened}"
        ]
    options = [words.action(match.title.action(option.action)) for option in judgement.options]
    played = words(f"terminal-review-{moment.kind}", name=name, action=options[judgement.played])
    lines = [f"{moment.entry:5}  {played}"]
    if moment.kind != "best":
        reasons = ", ".join(words.reason(reason.term) for reason in judgement.reasons)
        better = {"action": options[0], "points": signed(moment.points)}
        why = words("terminal-review-because", reasons=reasons) if reasons else ""
        lines.append(f"       {words('terminal-review-better', **better)}{why}")
    return lines


def signed(points: float) -> str:
    """Return points with their sign.

    >>> signed(2.04), signed(-0.96), signed(0.01)
    ('+2.0', '−1.0', '0.0')
    """
    text = f"{abs(points):.1f}"
    return text if text == "0.0" else f"{'+' if points > 0 else '−'}{text}"
