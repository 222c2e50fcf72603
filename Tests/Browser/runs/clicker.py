"""Clicks at random, and looks at the end whether everything is still well."""

import random
import sys
import time

from selenium.common.exceptions import StaleElementReferenceException

from harness.raw import Talk
from harness.waiting import until

LINKS = ["store://products", "store://products/3", "store://products/2/reviews", "store://bag",
         "store://search", "store://orders", "store://orders/12", "store://products/99",
         "store://coupons"]
# How much more memory the second half may take than the first has left, in parts.
GROWTH = 0.1
PRESS = """
const front = document.querySelector("#screen > [data-layer]:not([inert])");
const buttons = [...front?.querySelectorAll("button[data-id]:not([disabled])") ?? []];
buttons[Math.floor(arguments[0] * buttons.length)]?.click();
"""
TYPE = """
const front = document.querySelector("#screen > [data-layer]:not([inert])");
for (const field of front?.querySelectorAll("input[data-id]") ?? []) {
  field.value = arguments[0];
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
"""
SHOW = """
const shows = document.querySelectorAll("[data-show]:not([disabled])");
shows[Math.floor(arguments[0] * shows.length)].click();
"""


class Clicker:
    """A user without a plan."""

    def __init__(self, page, dice):
        self._page = page
        self._dice = dice
        self._deeds = [
            (self.press, 60), (self.type, 8), (self.open, 8), (self.show, 6), (self.back, 6),
            (self.swipe, 4), (self.drag, 4), (self.sign, 3), (self.relaunch, 1),
        ]

    def click(self):
        """Does something."""
        deeds, weights = zip(*self._deeds)
        try:
            self._dice.choices(deeds, weights)[0]()
        except StaleElementReferenceException:
            pass  # drawn anew just then: a finger would have missed it, too

    def press(self):
        self._page.run(PRESS, self._dice.random())

    def type(self):
        self._page.run(TYPE, self._dice.choice(["ada", "lovelace", "ket", ""]))

    def open(self):
        self._page.driving.open(self._dice.choice(LINKS))

    def show(self):
        self._page.run(SHOW, self._dice.random())

    def back(self):
        self._page.driving.back()

    def swipe(self):
        if "swipe" in self._page.phone.gestures:
            self._page.phone.fling("swipe", self._dice.choice([0.2, 0.7]))

    def drag(self):
        if "drag" in self._page.phone.gestures:
            self._page.phone.fling("drag", self._dice.choice([0.2, 0.6]))

    def sign(self):
        if self._dice.random() < 0.5:
            self._page.driving.act("Sign In", "ada", self._dice.choice(["lovelace", "byron"]))
        else:
            self._page.driving.act("Sign Out")

    def relaunch(self):
        self._page.driving.act("Relaunch")


def run(page, program, seconds, seed):
    """Clicks for so long, and ends the program when something is not well."""
    page.open_app(program.address)
    page.run("recorder.most = 0")
    clicker = Clicker(page, random.Random(seed))
    start = time.monotonic()
    memory, clicks = [program.memory], 0
    for part in (0.5, 1):
        while time.monotonic() < start + seconds * part:
            clicker.click()
            clicks += 1
        memory.append(program.memory)
    page.phone.settle()
    print(f"{clicks} clicks in {seconds:.0f} s, seed {seed}; resident memory at the start, in the "
          f"middle and at the end: {', '.join(f'{kib / 1024:.1f} MiB' for kib in memory)}")
    problems = list(found(page, program, memory))
    for problem in problems:
        print(f"measure: {problem}", file=sys.stderr)
    if problems:
        sys.exit(1)
    print("no console message, memory flat, page and app agree")


def found(page, program, memory):
    """What is not well."""
    said = [entry["message"] for entry in page.driver.get_log("browser")]
    if said:
        yield f"the page wrote on the console: {said[:5]}"
    if memory[-1] > memory[-2] * (1 + GROWTH):
        yield "the program's memory grows"
    with Talk(program) as talk:
        talk.greet()
        drawn = titles(talk.hear("drawing")["screen"])
    try:
        until(lambda: page.phone.titles == drawn, "")
    except AssertionError:
        yield f"the app shows {drawn}, the page {page.phone.titles}"


def titles(screen):
    """The titles in a drawing, back to front."""
    def inside(element):
        own = [element["text"]] if element["kind"] == "title" else []
        return own + [title for child in element["children"] for title in inside(child)]
    return [title for layer in screen["layers"] for title in inside(layer["content"])]
