/// Walks the same way many times and looks whether anything stays behind.
@MainActor public struct WalkRounds {
  /// What there was at the end of a round.
  public struct Count: Sendable, Encodable {
    /// The round; 0 is before the first.
    public let round: Int
    /// How many controllers or screens were alive.
    public let alive: Int
    /// How many view models were alive.
    public let models: Int
    /// The resident memory in bytes.
    public let memory: Int
  }

  /// Memory may grow until this round, while caches fill.
  public static let warm = 20
  /// How much more than in the warm round there may be in the last.
  public static let allowance = 1_048_576

  private let engine: WalkEngine

  /// Walks with an engine that has been launched.
  public init(_ engine: WalkEngine) {
    self.engine = engine
  }

  /// Does the steps so many times.
  ///
  /// - Throws: `WalkFailure`; `growth` when something stayed behind.
  public func run(
    _ count: Int, of steps: [WalkStep], tell: (Count) -> Void
  ) async throws {
    try await engine.perform([]) { _ in }
    let before = self.count(0)
    tell(before)
    var warm = before
    var last = before
    for round in 1...count {
      try await engine.perform(steps) { _ in }
      last = self.count(round)
      if round == Self.warm { warm = last }
      if round.isMultiple(of: Self.warm) || round == count { tell(last) }
      guard last.alive == before.alive, last.models == before.models else {
        throw WalkFailure.growth(
          "round \(round): \(last.alive) alive and \(last.models) models, "
            + "\(before.alive) and \(before.models) before")
      }
    }
    guard count <= Self.warm || last.memory - warm.memory <= Self.allowance else {
      throw WalkFailure.growth(
        "round \(count): \(last.memory - warm.memory) bytes more than in round \(Self.warm)")
    }
  }

  private func count(_ round: Int) -> Count {
    let counts = engine.counts
    return Count(
      round: round, alive: counts.alive, models: counts.models, memory: ResidentMemory.bytes)
  }
}
