"""On which platforms Apple has each symbol of UIKit, and where our model says something else.

The facts stand in Documentation/UIKitPlatforms. They cover what the public surface of HeadlessUIKit
and the stub of UIKit name, which is all that hosts, shells and recipes can name on Linux.
"""

import collections
import re

import modules
import repository

STUB = repository.ROOT / "Scripts/checks/stubs/UIKit.swift"
FACTS = "Documentation/UIKitPlatforms/symbols.txt"
MODEL = "HeadlessUIKit"
DRIVER = "Headless"
PLATFORMS = ("iOS", "macCatalyst", "tvOS", "visionOS")
# How a fact says that a platform has a symbol from the oldest system that we declare, never, or
# that nobody has read it; otherwise it is the version that brought the symbol.
HAS, LACKS, UNREAD = "yes", "-", "?"
SPELLING = re.compile(r"yes|-|\?|\d+\.\d+")
# A symbol, what it says of each platform, and where that was read: the SDK, or Apple's page.
Fact = collections.namedtuple("Fact", ("symbol", *PLATFORMS, "read"))


class Stubbed(modules.Modules):
    """The modules of the checkout beside the stub of UIKit, which the check `stub` has compiled too."""

    def __init__(self):
        super().__init__()
        self.folder = self.folder / "on-iOS"
        self.places["UIKit"] = STUB

    def sources(self, module):
        return [STUB] if module == "UIKit" else super().sources(module)


def of_stub():
    """What shells name and only the stub declares: applications, and some of scenes."""
    return [
        symbol for symbol in Stubbed().symbols("UIKit") if symbol["pathComponents"][0].startswith("UI")
    ]


def heading(floors):
    """The first line of the list: the oldest systems that we declare, to which `yes` refers."""
    return "# " + " ".join(f"{name} {'.'.join(map(str, floors[name]))}" for name in PLATFORMS)


def facts(floors):
    """The facts by their symbols, and what is wrong with the list itself."""
    found, problems, names = {}, [], []
    first, *lines = repository.text(FACTS).splitlines() or [""]
    if first != heading(floors):
        problems.append(f"{FACTS}: was read for other systems than {heading(floors)[2:]}")
    for number, line in enumerate(lines, 2):
        cells = line.split()
        if len(cells) != len(Fact._fields):
            problems.append(f"{FACTS}:{number}: not {len(Fact._fields)} words")
            continue
        fact = Fact(*cells)
        names.append(fact.symbol)
        found[fact.symbol] = fact
        problems += [
            f"{FACTS}:{number}: {word} says nothing of a platform"
            for word in cells[1:-1] if not SPELLING.fullmatch(word)
        ]
    if names != sorted(set(names)):
        problems.append(f"{FACTS}: the lines are not sorted, or one is there twice")
    return found, problems


def named(symbols, relationships):
    """The symbols of a graph that apps can name as Apple's, by their dotted names."""
    defaults = {
        link["source"] for link in relationships if link["kind"] == "defaultImplementationOf"
    }
    enums = {
        tuple(one["pathComponents"]) for one in symbols
        if one["kind"]["identifier"] == "swift.enum"
    }
    found = {}
    for one in symbols:
        path = tuple(one["pathComponents"])
        kind = one["kind"]["identifier"].removeprefix("swift.")
        text = "".join(part["spelling"] for part in one["declarationFragments"])
        is_implied = (
            kind == "func.op" or one["identifier"]["precise"] in defaults
            or (kind != "init" and re.search(r"\boverride\b", text))
            or (path[-1] == "init(rawValue:)" and path[:-1] in enums)
        )
        if not is_implied and not path[0].startswith(DRIVER):
            found.setdefault(".".join(path), one)
    return found


def spelled(symbol, platform, floor):
    """What a symbol of a graph says of a platform, in the words of the facts."""
    entries = {}
    for entry in symbol.get("availability", []):
        # What the type around it lacks, its members lack too, whatever brought them.
        known = entries.get(entry.get("domain"), {})
        if "introduced" in entry or entry.get("isUnconditionallyUnavailable"):
            entries[entry.get("domain")] = known | entry
    # Catalyst has what iOS has, unless something else is said.
    entry = entries.get(platform) or (entries.get("iOS") if platform == "macCatalyst" else None)
    if not entry:
        return HAS
    if entry.get("isUnconditionallyUnavailable"):
        return LACKS
    version = (entry["introduced"]["major"], entry["introduced"].get("minor", 0))
    return HAS if version <= floor else ".".join(map(str, version))


def differences(symbols, relationships, floors):
    """Where the model says something else than the facts, how many marks were compared, and for
    each symbol the platforms of which nobody has read anything."""
    known, problems = facts(floors)
    ours = named(symbols, relationships)
    compared = 0
    for name, symbol in sorted(ours.items()):
        for platform in PLATFORMS if name in known else ():
            wanted = getattr(known[name], platform)
            if wanted == UNREAD:
                continue
            compared += 1
            said = spelled(symbol, platform, floors[platform])
            if said != wanted:
                problems.append(f"{name}: {platform} {wanted}, the model says {said} ({FACTS})")
    problems += [
        f"{FACTS}: the model has no {name}" for name in sorted(known) if name not in ours]
    unread = {
        name: [
            one for one in PLATFORMS if name not in known or getattr(known[name], one) == UNREAD]
        for name in ours
    }
    return problems, compared, {name: lacking for name, lacking in unread.items() if lacking}
