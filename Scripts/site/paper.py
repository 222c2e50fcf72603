"""Turns Markdown into HTML whose links lead from one file to another."""

import html
import os
import re
import urllib.parse

import pygments
import pygments.formatters
import pygments.lexers
import pygments.util
from markdown_it import MarkdownIt

import pages

ASIDE = re.compile(r"<blockquote>\n<p>(\w+): ")
KINDS = {"throws", "returns", "parameter", "note", "important", "warning", "tip", "experiment"}


def highlighted(code, language, _):
    """Code with a class for each kind of word; without a language it is a declaration."""
    try:
        lexer = pygments.lexers.get_lexer_by_name(language or "swift")
    except pygments.util.ClassNotFound:
        return html.escape(code)
    return pygments.highlight(code, lexer, pygments.formatters.HtmlFormatter(nowrap=True))


class Paper:
    """Writes pages; a link to a page that is not known stays as it is."""

    def __init__(self, known):
        self.known = known
        self.reader = MarkdownIt("commonmark", {"highlight": highlighted}).enable("table")

    def html(self, page):
        """The HTML of a page's text."""
        tokens = self.reader.parse(page.text)
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", anchor(tokens[place + 1].content))
            for first, inline in enumerate(token.children or []):
                if inline.type == "link_open":
                    self._lead(page, inline, token.children[first + 1])
        written = self.reader.renderer.render(tokens, self.reader.options, {})
        return ASIDE.sub(aside, written).replace("<table>", '<div class="wide"><table>').replace(
            "</table>", "</table></div>")

    def link(self, page, path):
        """The way from a page's file to that of another, or of the front for an empty path."""
        here = os.path.dirname(page.path) if page else ""
        return urllib.parse.quote(os.path.relpath(f"{path or 'index'}.html", here or "."))

    def _lead(self, page, token, text):
        """Lets a link lead to the file of its page; one that shows its address shows the page's title."""
        path, fragment = pages.target(token.attrGet("href"))
        if path not in self.known:
            return
        token.attrSet("href", self.link(page, path) + (f"#{fragment.lower()}" if fragment else ""))
        if token.markup == "autolink":
            text.content = self.known[path].title


def anchor(heading):
    """The fragment of a heading, as the documentation compiler forms it."""
    return re.sub(r"[^\w-]+", "-", re.sub(r"[`’']", "", heading)).strip("-").lower()


def aside(match):
    """The first word of an aside as its kind; of other quotations it is a word."""
    if match[1].lower() not in KINDS:
        return match[0]
    return f'<blockquote class="{match[1].lower()}">\n<p><strong>{match[1]}</strong> '
