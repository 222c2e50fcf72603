"""The timeline: what happened, newest first."""

import pathlib

from harness.waiting import until

ROWS = """
return [...document.querySelectorAll("#rows > [data-id]")].map((row) => ({
  id: Number(row.dataset.id), kind: row.dataset.kind, state: row.dataset.state ?? "",
  text: row.querySelector("summary").textContent, isShown: !row.hidden,
}));
"""
FACTS = """
const row = document.querySelector(`#rows > [data-id="${arguments[0]}"]`);
row.querySelector("details").open = true;
return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const facts = [...row.querySelectorAll("dt")].map((name) => [
    name.textContent, name.nextElementSibling.textContent]);
  done(Object.fromEntries(facts));
})));
"""


class Timeline:
    """The timeline's panel."""

    def __init__(self, page):
        self._page = page

    @property
    def rows(self):
        """The rows that are shown, newest first."""
        return [row for row in self._page.run(ROWS) if row["isShown"]]

    def wait_for(self, text, state=None):
        """Waits for a row with these words, and returns the newest one."""
        def newest():
            return next((row for row in self.rows
                         if text in row["text"] and state in (None, row["state"])), None)
        return until(newest, lambda: f"a row {text!r}, {state}; there is {self.rows}")

    def facts(self, row):
        """Unfolds a row, and returns what is said in it by name."""
        return self._page.run(FACTS, row["id"])

    def filter(self, text):
        """Types into the filter."""
        self._page.write(self._page.find("#filter"), text)

    def choose(self, kind):
        """Ticks or unticks a kind."""
        self._page.find(f"label:has([name=kinds][value={kind}])").click()

    @property
    def count(self):
        """What is said of how many rows there are."""
        return self._page.text("#row-count")

    def export(self, folder):
        """Saves the log, and returns the file's path."""
        folder = pathlib.Path(folder)
        self._page.allow_downloads(folder)
        self._page.find("#export").click()
        # Chromium begins with an empty file of the last name, and puts the whole one in its place.
        return until(lambda: next((file for file in folder.glob("*.json") if file.stat().st_size), None),
                     "the exported log")

    def replay(self, file):
        """Imports a log, and returns what is said of its replay."""
        self._page.find("#import-file").send_keys(str(file))
        until(lambda: self._page.text("#replay"),
              lambda: f"the replay; there is {self._page.status!r}")
        return self._page.text("#replay h3")
