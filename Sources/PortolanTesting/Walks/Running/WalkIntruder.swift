/// A screen of other code, as far as a walk needs one.
@MainActor final class WalkIntruder {}
