"""The pages that the documentation compiler has written, as Markdown."""

import dataclasses
import json
import pathlib
import re

HEAD = re.compile(r"<!--\n(.*?)\n-->\n+", re.DOTALL)
TITLE = re.compile(r"# .*\n+")
PREFIX = "/documentation/"


@dataclasses.dataclass
class Page:
    """One page: where it stands, what it is, and its text below the title."""

    path: str
    title: str
    role: str
    text: str

    @property
    def parents(self):
        """The paths of the pages above, that of the product first."""
        parts = self.path.split("/")
        return ["/".join(parts[:count]) for count in range(1, len(parts))]

    @property
    def abstract(self):
        """The first paragraph of the text."""
        first = self.text.split("\n\n", 1)[0]
        return "" if first.startswith(("```", "#", "<", "|")) else first.replace("\n", " ")


def read(archive):
    """The pages of an archive by their paths, such as `portolan/navigator/show(_:)`."""
    folder = pathlib.Path(archive) / "data/documentation"
    found = (page(file, folder) for file in sorted(folder.rglob("*.md")))
    return {page.path: page for page in found}


def page(file, folder):
    text = file.read_text(encoding="utf-8")
    head = HEAD.match(text)
    facts = json.loads(head[1])
    # Of a declaration it is a name, such as `Structure`.
    role = facts["role"] if facts["role"][0].isupper() else "Page"
    path = str(file.relative_to(folder).with_suffix(""))
    return Page(path, facts["title"], role, TITLE.sub("", text[head.end():], count=1))


def completed(known):
    """The pages, each with the pages below it that its own text does not lead to, by what they are."""
    below = {}
    for page in known.values():
        if page.parents and f"({link(page.path)})".lower() not in known[page.parents[-1]].text.lower():
            below.setdefault(page.parents[-1], []).append(page)
    for path, children in below.items():
        known[path].text += "\n\n## Members\n" if "## Topics" not in known[path].text else "\n"
        for role in dict.fromkeys(page.role for page in children):
            entries = "".join(
                f"[`{page.title}`](<{link(page.path)}>)\n\n{page.abstract}\n\n"
                for page in children if page.role == role)
            known[path].text += f"\n### {plural(role)}\n\n{entries}"
    return known


def plural(role):
    """The heading of several pages of a kind: `Class` gives `Classes`."""
    if role.endswith("y"):
        return role[:-1] + "ies"
    return role + ("es" if role.endswith("s") else "s")


def link(path):
    """The link to a page as the documentation compiler writes it."""
    return PREFIX + path


def target(link):
    """The path and the fragment of the page to which a link leads; no path for one that leaves the pages."""
    path, _, fragment = re.sub(r"^doc://\w+", "", link).partition("#")
    return (path.removeprefix(PREFIX).lower(), fragment) if path.startswith(PREFIX) else (None, "")
