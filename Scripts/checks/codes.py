"""The codes of the diagnostics, and what their pages and the list of these look like."""

import collections
import re

import repository

SOURCE = "Sources/Portolan/Diagnostics/Diagnostic.Code.swift"
PAGES = "Sources/Portolan/Portolan.docc/Diagnostics"
INDEX = "Diagnostics"
HEADING = "## Topics\n"
TOKEN = re.compile(
    r"^ {4}// MARK: (?P<group>.+)$"
    r"|^ {4}///(?: (?P<comment>.*))?$"
    r'|^ {4}case (?P<name>\w+) = "(?P<code>NAV\d{3})"$',
    re.MULTILINE,
)
Code = collections.namedtuple("Code", "name code group comment")


def codes():
    """The cases of the enum in their order, each with its mark and its comment."""
    found, group, comment = [], None, []
    for token in TOKEN.finditer(repository.text(SOURCE)):
        if token["group"]:
            group = token["group"]
        elif token["code"]:
            found.append(Code(token["name"], token["code"], group, "\n".join(comment)))
            comment = []
        else:
            comment.append(token["comment"] or "")
    return found


def page(code, said):
    """The page of a code: what each host says, behind the comment, or what one module says."""
    if len(said) > 1:
        parts = [code.comment] + [f"## In {host}\n\n{text}" for host, text in said.items()]
    else:
        title = "## Example\n\n" if "```" in code.comment else ""
        parts = [*said.values(), title + code.comment]
    return "\n\n".join([f"# {code.code}", *filter(None, parts)]) + "\n"


def said(text):
    """What a page says by host, read back from it without its comment."""
    if "\n## In " in text:
        found = re.findall(r"\n## In (\w+)\n\n(.*?)\n(?=\n## In |\Z)", text, re.DOTALL)
        return dict(found)
    found = re.match(r"# NAV\d+\n\n(.*?\*\*What to do:\*\* [^\n]*)\n", text, re.DOTALL)
    return {None: found[1]} if found else {}


def index(text, found):
    """The list's page with each code under its mark; what stands before the topics stays."""
    groups = {}
    for code in found:
        groups.setdefault(code.group, []).append(f"- <doc:{code.code}>\n")
    topics = "".join(f"\n### {group}\n\n{''.join(rows)}" for group, rows in groups.items())
    return text.partition(HEADING)[0] + HEADING + topics
