"""``python -m sternhafen``: the same as the command ``sternhafen``."""

from sternhafen.cli import main

if __name__ == "__main__":
    main()
