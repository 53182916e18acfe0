"""Make the compiled wheel from the pure one and build/fast: the same files plus the compiled modules."""

from __future__ import annotations

import base64
import hashlib
import sys
import sysconfig
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast"
DIST = ROOT / "dist"


def tag() -> str:
    """Return the tag of wheels that only this Python on this kind of machine can use."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def record_line(name: str, data: bytes) -> str:
    """Return a file's line in a wheel's RECORD."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}"


def compiled_files() -> dict[str, bytes]:
    """Return what the compiler made, by its place in the wheel."""
    modules = sorted(path.relative_to(FAST) for path in FAST.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
    return {str(path): (FAST / path).read_bytes() for path in modules if path.parts[0] != "build"}  # its workshop


def make_wheel(pure: Path) -> Path:
    """Write the compiled twin of a pure wheel beside it and return its path."""
    with ZipFile(pure) as source:
        files = {info.filename: source.read(info) for info in source.infolist() if not info.is_dir()}
    compiled = compiled_files()
    if not compiled:
        raise SystemExit("build/fast is not compiled: run make fast")
    files.update(compiled)
    (description,) = (name for name in files if name.endswith(".dist-info/WHEEL"))
    record = description.replace("/WHEEL", "/RECORD")
    lines = files[description].decode().splitlines()
    lines = [line for line in lines if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    files[description] = "\n".join([*filter(None, lines), "Root-Is-Purelib: false", f"Tag: {tag()}", ""]).encode()
    del files[record]
    record_lines = [record_line(name, data) for name, data in files.items()]
    files[record] = "\n".join([*record_lines, f"{record},,", ""]).encode()
    target = pure.with_name(pure.name.replace("py3-none-any", tag()))
    with ZipFile(target, "w", ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            wheel.writestr(name, data)
    return target


def main() -> None:
    """Make the compiled wheel of the newest pure one in dist/."""
    pure = sorted(DIST.glob("sternhafen-*-py3-none-any.whl"), key=lambda path: path.stat().st_mtime)
    if not pure:
        raise SystemExit("there is no pure wheel in dist/: run make wheel")
    sys.stdout.write(f"{make_wheel(pure[-1]).relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
