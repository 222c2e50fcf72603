"""Tables as a device would print them, with other values than our models have, and tables that are wrong.

Our own models stand for the device: FactsApp tries the facts on them. What is adopted in a copy of the
sources must be exactly what was planted.
"""

import difflib
import pathlib
import re
import subprocess
import tempfile

import adopted
import repository

# The version, the device, and what is planted: values that do not touch each other.
PLANTED = [
    ("17", "phone", {"callsEmptyDismissCompletion": "false", "coordinatorTurns": "3"}),
    ("18", "phone", {"holdsDismissals": "false", "menuActions": "beforeItGoes", "popWrites": "last"}),
    ("18", "pad", {"nestsColumnsDeeply": "true", "collapses": "toPaths"}),
    ("26", "phone", {"animatesTabTaps": "false", "contentSwipe": "needsNothing"}),
    ("27", "phone", {"resizedPhonesStayCompact": "false"}),
    ("27", "duo", {"dialogsPointOnPhones": "false", "unfoldedDialogsPoint": "true"}),
]
# What no fact sees on this device, and the others need: a dialog that points everywhere tells nothing.
UNSEEN = {("27", "duo"): {"dialogsPointOnPhones"}}
LINE = "fact U88: saw callsEmptyDismissCompletion = false\n"
SYSTEM = "fact system iOS 18.5, phone\n"
# Tables that are wrong, and what is said of them.
WRONG = [
    ("", "does not say of which iOS"),
    (LINE, "does not say of which iOS"),
    (SYSTEM, "no fact in the table has seen"),
    (SYSTEM + "fact system iOS 26.1, phone\n" + LINE, "several systems (iOS 18, iOS 26)"),
    (SYSTEM.replace("18", "28") + LINE, "know no iOS 28"),
    (SYSTEM + LINE.replace("callsEmpty", "callsNo"), "no assumption is called callsNoDismissCompletion"),
    (SYSTEM + LINE.replace("false", "perhaps"), "is true or false, and the table says perhaps"),
    (SYSTEM + "fact U84: saw unanimatedDismissalTurns = many\n", "is a number"),
    (SYSTEM + LINE + LINE.replace("false", "true"), "says both"),
]
LISTING = {"result": {"devices": [
    {
        "deviceProperties": {"name": name}, "connectionProperties": {"pairingState": state},
        "hardwareProperties": {"udid": f"id of {name}", "platform": platform},
    }
    for name, platform, state in [
        ("Ann", "iOS", "paired"), ("Ben", "iOS", "unpaired"), ("Watch", "watchOS", "paired")]
]}}


def app():
    """The program that tries the facts on our models."""
    command = ["swift", "build", "--package-path", "Examples", "--product", "FactsApp"]
    built = subprocess.run(command, cwd=repository.ROOT, capture_output=True, text=True)
    if built.returncode != 0:
        raise SystemExit("\n".join(repository.errors(built.stdout + built.stderr)))
    return repository.ROOT / "Examples/.build/debug/FactsApp"


def table(program, *words):
    """What the program prints for an order, and whether it took it."""
    ended = subprocess.run([program, *words], capture_output=True, text=True)
    return ended.stdout + ended.stderr, ended.returncode == 0


def changed(before):
    """The lines that have come into the models' sources since, and those that have gone."""
    for path, text in before.items():
        yield from (
            line for line in difflib.ndiff(text.splitlines(), repository.text(path).splitlines())
            if line[0] in "+-")


def adopting(program):
    """Each planted table is adopted in a copy, once, and taken back by a table of the model as it is."""
    sources = [f"{model}{part}.swift" for model in adopted.MODELS for part in ("", "+Answers")]
    sources.append("Sources/HeadlessUIKit/Driver/HeadlessProfile.swift")
    before = {path: unanswered(repository.text(path)) for path in sources}
    root = repository.ROOT
    for version, device, values in PLANTED:
        name = f"{version} {device} {' '.join(values)}"
        kept = {one: values[one] for one in UNSEEN.get((version, device), ())}
        planted, is_known = table(program, version, device, *words(version, values))
        plain, _ = table(program, version, device, *words(version, kept))
        with tempfile.TemporaryDirectory() as folder:
            repository.ROOT = pathlib.Path(folder)
            try:
                for path, text in before.items():
                    (repository.ROOT / path).parent.mkdir(parents=True, exist_ok=True)
                    (repository.ROOT / path).write_text(text, encoding="utf-8")
                yield from adoption(name, planted, plain, before, expected(version, device, values))
            finally:
                repository.ROOT = root
        yield f"{name}: the model takes the order", is_known


def unanswered(text):
    """A source of a model as if no device had answered."""
    return re.sub(r"^(    case \.iOS\d+:)\n(?:      \w+ = \S+\n)+", r"\1 break\n", text, flags=re.M)


def words(version, values):
    """An order for these values, and otherwise for what is assumed where no device has answered."""
    known = adopted.assumptions()
    guesses = {
        name: known[name].assumed_in(int(version))
        for model in adopted.MODELS for name in adopted.answered(model, int(version))}
    return [f"{name}={value}" for name, value in (guesses | values).items()]


def expected(version, device, values):
    """The lines that a table adds to the sources."""
    unseen = UNSEEN.get((version, device), set())
    plain = ("true", "false", "3")
    return {
        f"+       {one} = {value if value in plain else f'.{value}'}"
        for one, value in values.items() if one not in unseen}


def adoption(name, planted, plain, before, lines):
    adopted.adopt(planted)
    diff = {line for line in changed(before) if not re.fullmatch(r"[+-]     case \.iOS\d+:( break)?", line)}
    yield f"{name}: the difference is what was planted, not {sorted(diff ^ lines)}", diff == lines
    yield f"{name}: nothing is left to adopt", adopted.adopt(planted) == []
    adopted.adopt(plain)
    yield f"{name}: taken back", not list(changed(before))


def refusals(command):
    """Wrong tables are refused with what to do; the command itself gets none that it might adopt."""
    for text, sign in WRONG:
        try:
            adopted.read(text)
            yield f"refused: {sign}", False
        except adopted.Refused as refused:
            yield f"refused: {sign}", sign in str(refused)
    with tempfile.NamedTemporaryFile() as empty:
        yield "refused: an empty table", refuses(command, ["--adopt", empty.name], "make a table by")
    yield "refused: no file", refuses(command, ["--adopt", "/nothing/here"], "cannot be read")
    yield "refused: no table", refuses(command, ["--adopt"], "wants one table")
    yield "refused: an unknown word", refuses(command, ["--adapt"], "not --adapt")


def refuses(command, words, sign):
    ended = subprocess.run([command, "facts", *words], capture_output=True, text=True)
    return ended.returncode == 2 and sign in ended.stderr


def orders(program):
    """Orders that no model can follow are refused."""
    for words, sign in [
        (["19", "phone"], "17 18 26 27"), (["18", "watch"], "phone duo pad"),
        (["18", "phone", "planted=true"], "no assumption is set by"),
        (["18", "phone", "popWrites=never"], "has no value never"),
    ]:
        said, is_taken = table(program, *words)
        yield f"order: {' '.join(words)}", not is_taken and sign in said


def devices(chosen):
    """The attached device is found by its name, or because it is the only one."""
    yield "device: the only one", chosen(None, LISTING) == "id of Ann"
    yield "device: by its name", chosen("Ann", LISTING) == "id of Ann"
    for name, listing, sign in [
        ("Ben", LISTING, "no device is called Ben: name one of them by --device NAME: Ann"),
        (None, {"result": {"devices": []}}, "no iPhone or iPad is attached"),
    ]:
        try:
            chosen(name, listing, fail=refuse)
            yield f"device: {sign}", False
        except adopted.Refused as refused:
            yield f"device: {sign}", sign in str(refused)


def refuse(text):
    raise adopted.Refused(text)


def everything(command, chosen):
    program = app()
    return [*adopting(program), *refusals(command), *orders(program), *devices(chosen)]
