/// What a screen keeps for itself; it may hold what a careless one would.
@MainActor class OwnModel {
  var held: Any?

  init(holding held: Any? = nil) {
    self.held = held
  }

  /// Counts that it was made.
  init(counting made: inout Int) {
    made += 1
  }
}

/// Another one of the same screen.
@MainActor final class OtherModel {}
