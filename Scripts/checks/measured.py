"""What `Scripts/measure` counts, beside what is recorded."""

import sys

import limits

# What an app gets, by target.
PRODUCTS = ["Portolan", "PortolanLinks", "PortolanLog", "PortolanWindows", "PortolanUIKit", "PortolanSwiftUI"]


def end(counted):
    """Prints what was counted, and ends with 1 when something is more than recorded."""
    for what, number in counted.items():
        print(f"{number:9,} {what}")
    problems = [
        f"measure: {number:,} {what}, more than the {limits.MEASURED[what][0]:,} recorded: record it in"
        " Scripts/checks/limits.py with the reason"
        for what, number in counted.items() if what in limits.MEASURED and number > limits.MEASURED[what][0]
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)
