"""The map: where each screen belongs, and its link."""

from harness.waiting import until

SHOWN = """
return [...document.querySelectorAll("#places [data-place]")].map((item) => {
  const own = (selector) => item.querySelector(`:scope > .place${selector}`);
  return {
    name: own(" > code").textContent,
    way: item.dataset.way,
    on: item.parentElement.closest("[data-place]")?.querySelector(":scope > .place > code").textContent ?? null,
    guards: own(" .guards")?.textContent ?? "",
    link: own(" [data-link]")?.textContent ?? null,
    askers: [...item.querySelectorAll(":scope > .askers > li")].map((asker) => asker.textContent),
  };
});
"""


class Places:
    """The map's panel."""

    def __init__(self, page):
        self._page = page

    @property
    def screens(self):
        """What is said of each screen, by its name."""
        return {screen["name"]: screen for screen in self._page.run(SHOWN)}

    def copy(self, name):
        """Copies the link of a screen."""
        self.copy_button(name).click()

    def copy_button(self, name):
        """The button that copies the link of a screen."""
        return self._page.find(f"#places [aria-label='Copy the link of {name}']")

    def wait_for_asker(self, name, part):
        """Waits until something that holds these words has asked for a screen."""
        until(lambda: any(part in asker for asker in self.screens[name]["askers"]),
              lambda: f"{part!r} to have asked for {name}; there is {self.screens[name]['askers']}")
