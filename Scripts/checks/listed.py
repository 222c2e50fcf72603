"""The pages that llms.txt lists for coding assistants, and those that there are."""

import pathlib
import re

import repository

LIST = "llms.txt"
API = "Documentation/API"
SKILL = "Skills"
DIAGNOSTICS = "Diagnostics"
# Their pages extend the comments of symbols, or are found by a code.
UNLISTED = ("Symbols", DIAGNOSTICS)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def files():
    """The files that llms.txt links to, in its order, as often as it does."""
    targets = LINK.findall(repository.text(LIST))
    return [pathlib.Path(target.partition("#")[0]) for target in targets if "://" not in target]


def products():
    """What each product is for, in the words of llms.txt."""
    return dict(re.findall(rf"^- \[(\w+)\]\({API}/\w+\.txt\): (.+)$", repository.text(LIST), re.M))


def pages():
    """The pages of all DocC catalogs."""
    return [path for path in repository.files("Sources", suffix=".md") if is_page(path)]


def is_page(path):
    return path.suffix == ".md" and len(path.parts) > 3 and path.parts[2].endswith(".docc")
