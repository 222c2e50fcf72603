"""What is wrong with written pages, read from their files alone."""

import html.parser
import os
import urllib.parse


class Reader(html.parser.HTMLParser):
    """The links and the fragments of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.fragments = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        facts = dict(attrs)
        if "id" in facts:
            self.fragments.add(facts["id"])
        if "href" in facts:
            self.links.append(facts["href"])


def problems(folder):
    """Links that lead nowhere, pages to which none leads from the front, and pages without a way back."""
    readers = {
        str(file.relative_to(folder)): Reader(file.read_text(encoding="utf-8"))
        for file in sorted(folder.rglob("*.html"))
    }
    found, ways = [], {}
    for name, reader in readers.items():
        ways[name] = set()
        for link in reader.links:
            if urllib.parse.urlsplit(link).scheme in ("http", "https"):
                continue
            path, _, fragment = urllib.parse.unquote(link).partition("#")
            other = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
            ways[name].add(other)
            if other not in readers and not (folder / other).is_file():
                found.append(f"{name}: {link} leads nowhere")
            elif fragment and fragment not in readers[other].fragments:
                found.append(f"{name}: {link} leads to no heading")
    reached, waiting = {"index.html"}, ["index.html"]
    while waiting:
        new = ways[waiting.pop()] & readers.keys() - reached
        reached |= new
        waiting += new
    found += [f"{name}: no page leads to it" for name in sorted(readers.keys() - reached)]
    return found + [
        f"{name}: there is no way back" for name, others in ways.items()
        if name != "index.html" and "index.html" not in others
    ]
