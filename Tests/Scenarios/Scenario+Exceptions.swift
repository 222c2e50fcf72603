extension Scenario {
  /// A scenario that does not run at a distance, and why.
  struct Exception: Sendable {
    let scenario: String
    let distance: Distance.Kind
    let reason: String
  }

  /// All that do not run everywhere; at most three.
  static let exceptions: [Exception] = []

  func runs(at distance: Distance) -> Bool {
    !Self.exceptions.contains { $0.scenario == name && $0.distance == distance.kind }
  }
}
