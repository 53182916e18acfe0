"""Mend lessons after a change of rules or figures.

``python tools/lessons.py`` says of every lesson whether it holds, and of one that does not, what is wrong. ``python
tools/lessons.py cryo 2 --seeds 5000`` tries other seeds for it: it prints each one that gets further than all before,
where that one breaks, and stops at a seed with which the whole lesson holds. Nothing is written; put the seed into the
lesson's file, and read its words again.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from sternhafen.games import titles
from sternhafen.lessons import Lesson, lesson, lessons
from sternhafen.lessons.checks import Fault, faults, replay


def report(every: list[Lesson]) -> bool:
    """Print the faults of lessons; return whether there are none."""
    sound = True
    for each in every:
        wrong = faults(each)
        sys.stdout.write(f"{each.title} {each.lesson}: {'ok' if not wrong else ''}\n")
        sys.stdout.writelines(f"    {fault}\n" for fault in wrong)
        sound = sound and not wrong
    return sound


def search(each: Lesson, seeds: range) -> bool:
    """Try seeds until a lesson holds with one; return whether there is one."""
    furthest = -1
    for seed in seeds:
        try:
            replay(each, seed=seed, expecting=True)
        except Fault as fault:
            if fault.step > furthest:
                furthest = fault.step
                sys.stdout.write(f"seed {seed}: {fault}\n")
            continue
        wrong = faults(msgspec.structs.replace(each, seed=seed))
        sys.stdout.write(f"seed {seed}: {'; '.join(map(str, wrong)) or 'holds'}\n")
        if not wrong:
            return True
    return False


def main() -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?")
    parser.add_argument("number", nargs="?", type=int)
    parser.add_argument("--seeds", type=int, default=0, metavar="COUNT")
    args = parser.parse_args()
    chosen = [args.title] if args.title else list(titles())
    every = [each for id in chosen for each in lessons(id)]
    if args.number is not None:
        every = [lesson(args.title, args.number)]
    if args.seeds:
        return sum(not search(each, range(args.seeds)) for each in every)
    return 0 if report(every) else 1


if __name__ == "__main__":
    sys.exit(main())
