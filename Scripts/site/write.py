"""Writes the documentation of all products as pages; see Scripts/docs."""

import html
import pathlib
import shutil
import string
import sys

import declared
import documentation
import listed
import modules
import repository

import judge
import pages
import paper

HERE = pathlib.Path(__file__).parent
MARK = "written-by-portolan-docs"
# Where a newcomer begins.
FIRST = ("portolan/gettingstarted", "portolan/buildashopwithswiftui", "portolan/buildashopwithuikit")


class Problem(Exception):
    """What whoever called has to mend."""


def check_is_free(folder):
    """Refuses a folder that holds what this script has not written."""
    if folder.exists() and not folder.is_dir():
        raise Problem(f"{folder} is a file")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise Problem(f"{folder} is not empty, and Scripts/docs has not written it: choose another folder")


def compiled_pages():
    """The pages of all products by their paths."""
    known, checkout = {}, modules.Modules()
    for name in declared.PRODUCTS:
        archive = repository.SCRATCH / f"site/{name}.doccarchive"
        problems = documentation.convert(checkout, name, archive, "--enable-experimental-markdown-output")
        if problems:
            raise Problem("\n".join(problems))
        known |= pages.read(archive)
    return pages.completed(known)


class Site:
    """All pages, and the frame in which each stands."""

    def __init__(self, known):
        self.known = known
        self.paper = paper.Paper(known)
        self.frame = string.Template((HERE / "page.html").read_text(encoding="utf-8"))

    def write(self, folder):
        """Writes all pages, in place of those that were written into the folder before."""
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        (folder / MARK).touch()
        shutil.copy(HERE / "style.css", folder / "style.css")
        (folder / "index.html").write_text(self.front(), encoding="utf-8")
        for page in self.known.values():
            file = folder / f"{page.path}.html"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.framed(page), encoding="utf-8")

    def framed(self, page):
        """A page with the way back above it."""
        above = [
            f'<a href="{self.paper.link(page, path)}">{html.escape(self.known[path].title)}</a>'
            for path in page.parents if path in self.known
        ]
        way = " › ".join([f'<a href="{self.paper.link(page, "")}">All products</a>', *above])
        return self.frame.substitute(
            title=html.escape(page.title), heading=f"<code>{html.escape(page.title)}</code>"
            if page.role not in ("Page", "Framework") else html.escape(page.title),
            role=html.escape(page.role), way=way, body=self.paper.html(page),
            style="../" * page.path.count("/") + "style.css")

    def front(self):
        """The page of all products."""
        first = [
            f'<a href="{self.paper.link(None, path)}">{html.escape(self.known[path].title)}</a>' for path in FIRST
        ]
        rows = [
            f'<li><a href="{self.paper.link(None, name.lower())}">{name}</a>: {html.escape(what)}</li>'
            for name, what in listed.products().items()
        ]
        return self.frame.substitute(
            title="Portolan", heading="Portolan", role="Documentation", way="All products",
            body=f"<p>Begin here: {', '.join(first)}.</p>\n<ul>{''.join(rows)}</ul>", style="style.css")


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    try:
        check_is_free(folder)
        site = Site(compiled_pages())
        site.write(folder)
    except (Problem, modules.CompileError, documentation.Missing, OSError) as error:
        sys.exit(f"docs: {error}")
    problems = judge.problems(folder)
    for problem in problems:
        print(problem)
    print(folder / "index.html")
    print(f"{len(site.known)} pages, {len(problems)} problems")
    sys.exit(1 if problems else 0)


main()
