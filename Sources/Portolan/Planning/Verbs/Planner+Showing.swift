extension Planner {
  /// Shows a screen that is there, as it is; a part that is kept comes back with it.
  mutating func bringToFront(_ id: NodeID) throws(NavigationError) -> NodeID {
    guard tree.contains(id) else { throw .gone }
    reveal(id)
    return id
  }

  /// Follows several intents, each from where the one before it leads.
  ///
  /// What comes and goes between them is no part of the plan.
  mutating func follow(_ steps: [LiveIntent]) throws(NavigationError) -> NodeID? {
    var target: NodeID?
    for (place, step) in steps.enumerated() {
      do throws(NavigationError) { target = try follow(step) } catch {
        throw .inTransaction(error, step: place + 1)
      }
    }
    return target
  }
}
