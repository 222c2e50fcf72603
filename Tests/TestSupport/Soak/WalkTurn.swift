/// Lets walks go one after the other, so that the seconds of each are its own.
@MainActor package enum WalkTurn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other walk goes.
  package static func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// The next one may go.
  package static func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
