"""Which files the checkout holds, and how a check ends."""

import json
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".build-check"
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
HOSTS = ("PortolanUIKit", "PortolanSwiftUI", "PortolanWindows")


def files(*folders, suffix=""):
    """The files of the checkout below `folders` (all of it without any), as paths from the root."""
    prefixes = tuple(f"{folder}/" for folder in folders)
    return [
        path
        for path in _listed()
        if path.name.endswith(suffix) and (not prefixes or str(path).startswith(prefixes))
    ]


def _listed():
    """What git knows or would add; outside a git checkout everything that no build made."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
        names = [pathlib.Path(name) for name in output.decode().split("\0") if name]
    else:
        names = [path.relative_to(ROOT) for path in ROOT.rglob("*") if not _is_made(path)]
    return sorted({name for name in names if (ROOT / name).is_file()})


def _is_made(path):
    parts = path.relative_to(ROOT).parts
    return any(part.startswith((".build", ".swiftpm")) or part == "__pycache__" for part in parts)


def text(path):
    """The text of one file of the checkout."""
    return (ROOT / path).read_text(encoding="utf-8")


def manifest(folder=ROOT):
    """The manifest of a package as the package manager reads it, beside a build that may be running."""
    command = ["swift", "package", "--scratch-path", str(SCRATCH / "manifest"), "dump-package"]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        end({"manifests": 0}, errors(result.stdout + result.stderr))
    return json.loads(result.stdout)


def end(counted, problems):
    """Prints the problems, then what was counted; a check that counted nothing has failed."""
    for problem in problems:
        print(problem)
    print(", ".join(_counted(number, plural) for plural, number in counted.items()))
    nothing = not any(counted.values())
    if nothing:
        print("counted nothing, so nothing was checked")
    sys.exit(1 if problems or nothing else 0)


def _counted(number, plural):
    return f"{number} {re.sub('s(?= |$)', '', plural, count=1) if number == 1 else plural}"


def errors(output):
    """The compiler's errors in `output`, each once; its end when it names none."""
    lines = output.splitlines()
    named = [line for line in lines if re.match(r"(\S+:\d+:\d+: )?error: ", line)]
    return list(dict.fromkeys(named))[:10] or lines[-10:]


def refuse_arguments():
    """A check takes no arguments: one that came is a mistake of the caller."""
    if len(sys.argv) > 1:
        name = pathlib.Path(sys.argv[0]).name
        print(f"{name} takes no arguments, got: {' '.join(sys.argv[1:])}", file=sys.stderr)
        sys.exit(2)
