"""A file is one concept: which types stand in files of other names, and which questions change something."""

import re

# A type as short as this may stand beside the one that it serves, unless it is public.
SHORT = 25
TYPE = re.compile(
    r"^(?P<modifiers>(?:@\w+(?:\([^)]*\))? |\w+ )*)(?:struct|class|enum|protocol|actor) (?P<name>\w+)"
)
CHANGE = re.compile(r"^\s*(?:@\w+ |\w+ )*mutating func (?P<name>\w+)")
VALUE = re.compile(r"(?:The|A|An|Whether|How|What|Which|Each|All|Those|No|In)\b")


def guests(path, source):
    """The types of a file that belong into files of their names."""
    home = path.name.removesuffix(".swift").partition("+")[0]
    lines = source.splitlines()
    for number, line in enumerate(lines):
        match = TYPE.match(line)
        if not match or match["name"] == home:
            continue
        length = 1 if line.endswith("}") else lines[number:].index("}") + 1
        is_public = re.search(r"\b(?:public|open)\b", match["modifiers"])
        if is_public or length >= SHORT:
            yield f"{path}:{number + 1}: {match['name']} belongs into a file of its name"


def changing_questions(path, source):
    """The functions of a file that change something and are documented as a value."""
    lines = source.splitlines()
    for number, line in enumerate(lines):
        match = CHANGE.match(line)
        if not match:
            continue
        first = number
        while first > 0 and lines[first - 1].lstrip().startswith(("///", "@")):
            first -= 1
        if VALUE.match(lines[first].strip().removeprefix("///").strip()):
            yield f"{path}:{number + 1}: {match['name']} changes something: say what it does, or split it"
