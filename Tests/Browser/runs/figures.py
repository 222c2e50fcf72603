"""How long things take, in milliseconds, as the page's own clock has them."""

import statistics

from harness import places
from pages.page import Page

LOADS = 15
TAPS = 30
UPDATES = 60
NODES = 500
ROWS = 1_000

# From a tap to the frame after the one in which the screen has another title.
TAP = """
const [text, kind, done] = arguments;
const screen = document.getElementById("screen");
const title = () => [...screen.querySelectorAll("[data-kind=title]")].at(-1)?.textContent;
const button = [...screen.querySelectorAll(`button[data-kind=${kind}]`)]
  .find((node) => node.textContent === text);
const before = title();
const observer = new MutationObserver(() => {
  if (title() === before) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
});
observer.observe(screen, { childList: true, subtree: true, characterData: true });
const start = performance.now();
button.click();
"""


def report(driver, program):
    """Prints all figures, a line each."""
    say("first paint", first_paints(driver, program), "200 ms")
    page = Page(driver)
    page.open_app(program.address)
    say("from a tap to the new picture", taps(page), "50 ms")
    page.run(places.script("updates"), NODES, ROWS)
    for name in ("a tree", "a timeline", "a row", "a drawing"):
        most = {"a timeline": ""}.get(name, "16 ms")
        count = 5 if name == "a timeline" else UPDATES
        say(f"script for {name}", page.run("return window.update(...arguments)", name, count), most)
    page.close()


def say(name, times, most):
    """A figure's line: median and largest, and what the median may be."""
    print(f"{name:32} {statistics.median(times):7.1f} ms, at most {max(times):7.1f} ms"
          f"{f' (wanted: under {most})' if most else ''}, {len(times)} times", flush=True)


def first_paints(driver, program):
    """How long after each of some loads the first paint came."""
    times = []
    for _ in range(LOADS):
        page = Page(driver)
        page.open_app(program.address)
        times.append(page.run("return performance.getEntriesByName('first-paint')[0].startTime"))
        page.close()
    return times


def taps(page):
    """How long after each of some taps the new picture was there."""
    times = []
    for number in range(TAPS):
        there = ("Shop", "back") if number % 2 else ("Lamp", "button")
        times.append(page.driver.execute_async_script(TAP, *there))
        page.phone.settle()
    return times
