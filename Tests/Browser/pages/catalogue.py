"""The catalogue: all screens by module."""

SHOWN = """
return [...document.querySelectorAll("#screens [data-screen]")]
  .filter((item) => item.checkVisibility())
  .map((item) => [item.querySelector("[data-show]").getAttribute("aria-label").replace("Show ", ""),
                  Number(item.dataset.screen)]);
"""


class Catalogue:
    """The catalogue's panel."""

    def __init__(self, page):
        self._page = page

    @property
    def screens(self):
        """The numbers of the screens that are listed, by name."""
        return dict(self._page.run(SHOWN))

    def search(self, text):
        """Types into the search field."""
        self._page.write(self._page.find("#search"), text)

    def choose_way(self, way):
        """Chooses how screens are shown: `chain`, `alone` or `asking`."""
        self._page.find(f"#catalogue label:has([name=way][value={way}])").click()

    def show(self, name):
        """Shows a screen with the values that stand in its form."""
        self._show_button(name).click()

    def can_show(self, name):
        """Whether a screen can be shown with the values that stand in its form."""
        return self._show_button(name).is_enabled()

    def values(self, name):
        """The form of a screen."""
        return self._form(name).get_property("value")

    def write_values(self, name, text):
        """Writes other values into the form of a screen."""
        self._page.write(self._form(name), text)

    def problem(self, name):
        """What is said of the values that stand in the form."""
        return self._page.text(f"#screens [data-screen='{self.screens[name]}'] [aria-live]")

    def _show_button(self, name):
        return self._page.find(f"#screens [data-show='{self.screens[name]}']")

    def _form(self, name):
        item = self._page.find(f"#screens [data-screen='{self.screens[name]}']")
        self._page.run("arguments[0].querySelector('details').open = true", item)
        return self._page.find(f"#screens [data-values='{self.screens[name]}']")
