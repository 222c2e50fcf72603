"""Prints how quick the inspector's page is, and lets a random clicker look whether it lasts."""

import argparse

from harness import chromium
from harness.program import Program
from pages.page import Page
from runs import clicker, figures


def main():
    parser = argparse.ArgumentParser(prog="measure", description=__doc__)
    parser.add_argument("--minutes", type=float, default=0, metavar="N",
                        help="click at random for so long afterwards; none by default")
    parser.add_argument("--seed", type=int, default=1, help="what the clicks are drawn from")
    options = parser.parse_args()
    program = Program()
    driver = chromium.launch(reduced_motion=True)
    try:
        figures.report(driver, program)
        if options.minutes:
            clicker.run(Page(driver), program, options.minutes * 60, options.seed)
    finally:
        driver.quit()
        program.remove()


if __name__ == "__main__":
    main()
