"""The Store in SwiftUI works in the browser as the one in UIKit does."""

from suites.test_gestures import GestureTests
from suites.test_store import StoreTests


class StoreOfViewsTests(StoreTests):
    """The Store by clicking, in views."""

    options = ("--ui", "swiftui")


class GesturesOfViewsTests(GestureTests):
    """A finger swipes back, and drags a card down, in views."""

    options = ("--ui", "swiftui")


# Loaded once, with their own suites.
del GestureTests, StoreTests
