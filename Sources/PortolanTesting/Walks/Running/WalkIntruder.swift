/// A screen of other code in a walk.
@MainActor final class WalkIntruder {}
