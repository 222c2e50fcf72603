"""The phone on the page: what is on its screen, and a finger on it."""

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By

from harness.waiting import until

FRONT = "//*[@id='screen']/*[@data-layer and not(@inert)]"

# The screen in words, as it is to be seen: each element that says something, back to front.
WORDS = """
return [...document.querySelectorAll("#screen [data-kind]")]
  .filter((node) => !node.closest("[data-ghost]"))
  .filter((node) => !["screen", "group", "split", "bar", "tabBar"].includes(node.dataset.kind))
  .map((node) => [node.dataset.kind, node.localName === "input" ? node.value : node.textContent]);
"""
TITLES = """
return [...document.querySelectorAll("#screen [data-layer] [data-kind=title]")]
  .filter((node) => !node.closest("[data-ghost]")).map((node) => node.textContent);
"""
RESTS = """
const screen = document.getElementById("screen").dataset;
const { drawing } = recorder;
return Boolean(drawing) && !drawing.motion && !drawing.held && !screen.motion && !screen.held;
"""


class Phone:
    """The phone's screen."""

    def __init__(self, page):
        self._page = page

    # What is on it.

    @property
    def titles(self):
        """The titles of all layers, back to front."""
        return self._page.run(TITLES)

    @property
    def width(self):
        """The width of the app's window, in points."""
        return self._page.run("return recorder.drawing?.width")

    @property
    def box(self):
        """How large the screen stands on the page, in pixels."""
        return self._page.run("return document.getElementById('screen').getBoundingClientRect().toJSON()")

    @property
    def words(self):
        """Kind and text of all that says something."""
        return [tuple(pair) for pair in self._page.run(WORDS)]

    @property
    def texts(self):
        """The text of all that says something."""
        return [text for _, text in self.words]

    @property
    def layers(self):
        """The styles of the layers, back to front."""
        return self._page.run(
            "return [...document.querySelectorAll('#screen > [data-layer]')]"
            ".map((layer) => layer.dataset.style)")

    @property
    def gestures(self):
        """The gestures that a finger could begin."""
        return self._page.run("return document.getElementById('screen').dataset.gestures").split()

    @property
    def held(self):
        """The gesture that holds the screen; nothing when none does."""
        return self._page.run("return document.getElementById('screen').dataset.held ?? null")

    # Waiting.

    def wait_for(self, title):
        """Waits until the front screen has this title and nothing moves."""
        until(lambda: self.titles[-1:] == [title],
              lambda: f"the screen {title!r}; there is {self.words}, {self._page.status!r}")
        self.settle()

    def wait_for_text(self, text):
        """Waits until a text stands on the screen."""
        until(lambda: text in self.texts,
              lambda: f"{text!r} on the screen; there is {self.words}, {self._page.status!r}")

    def settle(self):
        """Waits until neither the app nor the page moves anything."""
        until(lambda: self._page.run(RESTS), "the screen to be at rest")

    # A finger.

    def tap(self, text, kind=None, then=None):
        """Taps what says so on the front layer; `then` is the title of the screen that follows."""
        of_kind = f" and @data-kind='{kind}'" if kind else ""
        path = f"{FRONT}//button[@data-id and normalize-space()='{text}'{of_kind}]"
        until(lambda: self._page.driver.find_elements(By.XPATH, path),
              lambda: f"a button {text!r}; there is {self.words}")[0].click()
        if then:
            self.wait_for(then)

    def tap_beside(self, then=None):
        """Taps beside the layer in front, at the lower edge of the screen's start."""
        until(lambda: self._page.all("#screen .beside"), "something beside to be tapped")
        box = self._box()
        self._put_down((box["x"] + 12, box["y"] + box["height"] * 0.6))
        self._lift()
        if then:
            self.wait_for(then)

    def type(self, field, text):
        """Types a text into the field of this name, letter by letter."""
        path = f"{FRONT}//input[@aria-label='{field}']"
        node = until(lambda: self._page.driver.find_elements(By.XPATH, path),
                     lambda: f"a field {field!r}; there is {self.words}")[0]
        node.click()
        node.send_keys(text)
        return node

    def hold(self, gesture, part, between=lambda: None):
        """Swipes back or drags the card down by a part of the way, and lets go.

        `between` is called while the finger holds the screen. Returns when all is at rest.
        """
        until(lambda: gesture in self.gestures, lambda: f"{gesture} to be possible")
        start, end = self._way(gesture, part)
        step = [one + (other - one) * 0.2 for one, other in zip(start, end)]
        self._put_down(start)
        self._move(step)
        until(lambda: self.held == gesture, lambda: f"{gesture} to hold; {self._page.status!r}")
        self._move(end)
        between()
        self._lift()
        self.settle()

    def fling(self, gesture, part):
        """The same in one go, whatever comes of it."""
        start, end = self._way(gesture, part)
        self._put_down(start)
        self._move(end)
        self._lift()

    def _way(self, gesture, part):
        """Where the finger goes down, and where it is lifted."""
        box = self._box()
        if gesture == "swipe":
            x, y = box["x"] + box["width"] * 0.02, box["y"] + box["height"] / 2
            return (x, y), (x + box["width"] * part, y)
        card = self._card()
        x, y = card["x"] + card["width"] / 2, card["y"] + 12
        return (x, y), (x, y + box["height"] * part)

    def _put_down(self, point):
        self._move(point)
        self._act(lambda finger: finger.pointer_down(button=0))

    def _lift(self):
        self._act(lambda finger: finger.pointer_up(button=0))

    def _move(self, point):
        x, y = (round(number) for number in point)
        self._act(lambda finger: finger.move_to_location(x, y))

    def _act(self, act):
        actions = ActionBuilder(
            self._page.driver, mouse=PointerInput("mouse", "finger"), duration=60)
        act(actions.pointer_action)
        actions.perform()

    def _box(self):
        return self._in_sight("return document.getElementById('screen')")

    def _card(self):
        return self._in_sight(
            "return document.querySelector('#screen > [data-layer]:not([inert])').lastElementChild")

    def _in_sight(self, script):
        node = self._page.run(script)
        self._page.run("document.getElementById('screen').scrollIntoView({block: 'center'})")
        return self._page.run("return arguments[0].getBoundingClientRect().toJSON()", node)
