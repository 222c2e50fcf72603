"""A screen that stands alone in place of the app, and the guards that are answered by hand."""

from harness.waiting import until


class Solo:
    """What is said beside the phone while a screen stands alone."""

    def __init__(self, page):
        self._page = page

    @property
    def name(self):
        """The screen that stands alone; empty while the app is shown."""
        return self._page.text("#solo:not([hidden]) #solo-name")

    @property
    def questions(self):
        """The guards that wait for an answer."""
        return [item.text for item in self._page.all("#questions [data-question] code")]

    def wait_for(self, name):
        """Waits until this screen stands alone; empty: until the app is shown."""
        until(lambda: self.name == name, lambda: f"{name!r} to stand alone; there is {self.name!r}")

    def answer(self, rule, answer):
        """Answers the guard with `yes` or `no`, once it asks."""
        until(lambda: self.questions == [rule],
              lambda: f"the guard {rule} to ask; there is {self.questions}")
        self._page.find(f"#questions [data-answer={answer}]").click()

    def leave(self):
        """Goes back to the app."""
        self._page.find("#leave").click()
