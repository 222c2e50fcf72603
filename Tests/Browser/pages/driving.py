"""Driving: the field for links with its outlook, and the app's own actions."""

from selenium.webdriver.common.keys import Keys

from harness.waiting import until


class Driving:
    """The driving panel."""

    def __init__(self, page):
        self._page = page

    def write(self, link):
        """Writes a link in place of what stands there, and opens nothing."""
        return self._page.write(self._page.find("#link"), link)

    def open(self, link):
        """Writes a link and follows it."""
        self.write(link).send_keys(Keys.ENTER)

    @property
    def outlook(self):
        """What is said of the link that stands in the field."""
        return self._page.text("#outlook")

    def wait_for_outlook(self, part):
        """Waits for an outlook with these words, and returns it."""
        return until(lambda: part in self.outlook and self.outlook,
                     lambda: f"an outlook with {part!r}; there is {self.outlook!r}")

    @property
    def completions(self):
        """The links that are offered."""
        return [option.text for option in self._page.all("#completions:not([hidden]) [role=option]")]

    @property
    def actions(self):
        """The names of the app's own actions."""
        return [action.get_attribute("data-action")
                for action in self._page.all("#actions [data-action]")]

    def back(self):
        """One step back."""
        self._page.find("#back").click()

    def act(self, name, *inputs):
        """Does one of the app's actions, with a text for each of its inputs."""
        action = self._page.find(f"#actions [data-action='{name}']")
        action.click()
        if not inputs:
            return
        fields = self._page.all(f"#actions [data-action='{name}'] input")
        for field, text in zip(fields, inputs, strict=True):
            self._page.write(field, text)
        fields[-1].send_keys(Keys.ENTER)
