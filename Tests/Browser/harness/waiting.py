"""Waiting for a condition, with a deadline."""

import time

SECONDS = 30


class TooLate(AssertionError):
    """Something that was waited for has not come."""


def until(condition, what, seconds=SECONDS):
    """The first answer of `condition` that counts as true.

    `what` says what is waited for; a function is asked only when it is too late.
    """
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise TooLate(f"waited {seconds} s for {what() if callable(what) else what}")
        time.sleep(0.02)
