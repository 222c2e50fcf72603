"""Turns what a device has answered into the values of our models.

A table is what `Scripts/apple facts` prints: the system, and for each fact what was seen. A fact behind
an assumption says its value, as `saw holdsDismissals = false`. For each version of iOS the models' sources
list the values that differ from what is assumed without an answer.
"""

import re

import repository

MODELS = (
    "Sources/HeadlessUIKit/Driver/HeadlessAssumptions",
    "Sources/HeadlessSwiftUI/Driver/HeadlessViewAssumptions",
)
SYSTEM = re.compile(r"\biOS (\d+)\.(\d+), (phone|duo|pad)\b")
SEEN = re.compile(r"\bsaw (\w+) = (\S+?)(?=[;,\s]|$)")
HOW = "make a table by: Scripts/apple facts --device > TABLE"
PROFILE = re.compile(r"^  case iOS(\d+) = \d+$", re.M)
# Where a model says by the version of iOS what it assumes.
BY_VERSION = {"animatesTabTaps": lambda version: "true" if version >= 18 else "false"}


class Refused(Exception):
    """Why a table is not adopted, and what to do."""


class Assumption:
    """One assumption: where it stands, its type, what is assumed, and its values."""

    def __init__(self, model, name, kind, assumed, cases):
        self.model, self.name, self.kind, self.assumed, self.cases = model, name, kind, assumed, cases

    def assumed_in(self, version):
        """What is assumed in a version of iOS, as a table says it."""
        by_version = BY_VERSION.get(self.name)
        return by_version(version) if by_version else self.assumed

    def check(self, value):
        if self.kind == "Int":
            if not re.fullmatch(r"\d{1,2}", value):
                raise Refused(f"{self.name} is a number, and the table says {value}: {HOW}")
        elif value not in self.cases:
            raise Refused(f"{self.name} is {' or '.join(self.cases)}, and the table says {value}: {HOW}")

    def spelled(self, value):
        """A value as the source has it."""
        return value if self.kind in ("Int", "Bool") else f".{value}"


def assumptions():
    """Each assumption of both models, by its name."""
    found = {}
    for model in MODELS:
        text = repository.text(f"{model}.swift")
        enums = {
            name: re.findall(r"^    case (\w+)$", body, re.M)
            for name, body in re.findall(r"^  public enum (\w+): (?:.|\n)*?\{\n((?:.|\n)*?)^  \}", text, re.M)
        }
        defaults = dict(re.findall(r"\b(\w+): [\w?]+ = (\.?\w+)", text))
        for name, kind in re.findall(r"^  public var (\w+): ([\w?]+)$", text, re.M):
            kind = kind.removesuffix("?")
            cases = ["true", "false"] if kind == "Bool" else enums.get(kind, [])
            found[name] = Assumption(model, name, kind, defaults[name].removeprefix("."), cases)
        for name, kind, value in re.findall(r"^  public var (\w+) = (?:(\w+)\.)?(true|false|\w+)$", text, re.M):
            cases = enums.get(kind, ["true", "false"])
            found[name] = Assumption(model, name, kind or "Bool", value, cases)
    return found


def profiles():
    """The versions of iOS that our models know."""
    return [int(one) for one in PROFILE.findall(repository.text("Sources/HeadlessUIKit/Driver/HeadlessProfile.swift"))]


def answered(model, version):
    """The values that a model's source has for a version of iOS."""
    text = repository.text(f"{model}+Answers.swift")
    body = section(version).search(text)
    if not body:
        raise Refused(f"{model}+Answers.swift has no case for iOS {version}: write `case .iOS{version}: break`")
    return {name: value.removeprefix(".") for name, value in re.findall(r"^      (\w+) = (\S+)$", body[0], re.M)}


def section(version):
    """The lines of a case."""
    return re.compile(rf"^    case \.iOS{version}:(?: break)?\n(?:      \w+ = \S+\n)*", re.M)


def read(text):
    """The version of iOS in a table, and the values that it says, by the names of assumptions."""
    systems = sorted({*SYSTEM.findall(text)})
    if not systems:
        raise Refused(f"the table does not say of which iOS it is, as in `iOS 18.5, phone`: {HOW}")
    versions = {int(major) for major, _, _ in systems}
    if len(versions) > 1:
        found = ", ".join(f"iOS {one}" for one in sorted(versions))
        raise Refused(f"the table is of several systems ({found}): adopt one after the other")
    version, = versions
    if version not in profiles():
        known = ", ".join(f"iOS {one}" for one in profiles())
        raise Refused(
            f"our models know no iOS {version}, but {known}: add a case to HeadlessProfile first")
    known, values = assumptions(), {}
    for name, value in SEEN.findall(text):
        if name not in known:
            raise Refused(f"no assumption is called {name}: the table is of other sources; {HOW}")
        known[name].check(value)
        if values.setdefault(name, value) != value:
            raise Refused(
                f"the table says both {name} = {values[name]} and {name} = {value}: find out which is right,"
                " and delete the other line")
    if not values:
        raise Refused(f"no fact in the table has seen the value of an assumption: {HOW}")
    return version, values


def value_in(version, assumption):
    """The value that the model has in a version of iOS."""
    return answered(assumption.model, version).get(assumption.name, assumption.assumed_in(version))


def differences(version, values):
    """What our models say otherwise: the assumption, its value there, and the one that was seen."""
    known = assumptions()
    for name, seen in values.items():
        ours = value_in(version, known[name])
        if ours != seen:
            yield known[name], ours, seen


def adopt(text):
    """Writes the values of a table into the models' sources; a line for each that changes."""
    version, values = read(text)
    changed = list(differences(version, values))
    for model in MODELS:
        of_model = {one.name: (one, seen) for one, _, seen in changed if one.model == model}
        if of_model:
            write(model, version, of_model)
    return [f"iOS {version}: {one.name} was {ours}, is {seen}" for one, ours, seen in changed]


def write(model, version, changes):
    path = repository.ROOT / f"{model}+Answers.swift"
    known = assumptions()
    values = answered(model, version)
    for name, (one, seen) in changes.items():
        values.pop(name, None)
        if seen != one.assumed_in(version):
            values[name] = seen
    lines = [f"      {name} = {known[name].spelled(values[name])}\n" for name in known if name in values]
    case = f"    case .iOS{version}:" + ("\n" + "".join(lines) if lines else " break\n")
    path.write_text(section(version).sub(lambda _: case, path.read_text(encoding="utf-8")), encoding="utf-8")
