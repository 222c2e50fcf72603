"""The inspector's page as Swift: a text for each of its files, and the table that the server reads.

Xcode does not know the resources that the package manager embeds in code, so the page's files are
kept a second time, as Swift source. The page itself is edited in `Sources/PortolanInspector/Page`.
"""

import re

import repository

PAGE = "Sources/PortolanInspector/Page"
WRITTEN = "Sources/PortolanInspector/Embedded"
COMMAND = "Scripts/inspector"
KINDS = {"html": "html", "css": "css", "js": "javascript"}
TEXT = """\
#if DEBUG && Inspector
// {command} has written this from {page}/{name}: change that file.
extension PageFiles {{
  static let {constant} = #\"""
{text}
    \"""#
}}
#endif
"""
TABLE = """\
#if DEBUG && Inspector
// {command} has written this from the names in {page}.
extension PageFiles {{
  /// The files of the page by the paths at which a browser asks for them.
  static let all: [String: File] = [
{rows}
  ]
}}
#endif
"""


def constant(name):
    """`chart-outline.js` as chartOutlineJS."""
    stem, _, ending = name.partition(".")
    first, *others = re.split(r"\W", stem)
    last = "JS" if ending == "js" else ending.upper()
    return first + "".join(map(str.capitalize, others)) + last


def row(name):
    address = "/" if name == "index.html" else f"/{name}"
    return f'    "{address}": File(.{KINDS[name.rpartition(".")[2]]}, {constant(name)}),'


def written():
    """What the Swift files have to say, by their paths; and what cannot be said in them."""
    files, problems = {}, []
    names = [path.name for path in repository.files(PAGE)]
    for name in names:
        text = repository.text(f"{PAGE}/{name}")
        if '"""#' in text or r"\#" in text or not text.endswith("\n"):
            problems.append(f'{PAGE}/{name}: a raw string holds neither \"""# nor \\#, and ends with a line')
        # The last line of the string is empty, so that the file ends with a line's end.
        lines = [f"    {line}".rstrip() for line in text.split("\n")]
        files[f"{WRITTEN}/PageFiles+{name}.swift"] = TEXT.format(
            command=COMMAND, page=PAGE, name=name, constant=constant(name), text="\n".join(lines))
    rows = "\n".join(map(row, sorted(names)))
    files[f"{WRITTEN}/PageFiles+All.swift"] = TABLE.format(command=COMMAND, page=PAGE, rows=rows)
    return (files if names else {}), problems


def differences():
    """Where the Swift files are not what the page says now; and how many files there are."""
    files, problems = written()
    present = {str(path) for path in repository.files(WRITTEN)}
    for path in sorted(present | {*files}):
        if path not in files:
            problems.append(f"{path}: the page has no such file; run {COMMAND}")
        elif path not in present or repository.text(path) != files[path]:
            problems.append(f"{path} is not what {COMMAND} writes")
    return problems, len(files)
