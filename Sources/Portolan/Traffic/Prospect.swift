/// What a request would do as things stand, and whose yes it still needs.
///
/// Worked out once and not again after each answer: a chain of screens with a guard each would
/// otherwise be planned as often as it has guards.
struct Prospect {
  /// What it depends on, beside the request's own intent: the tree and the maps, which only
  /// commits change, and what the scene says of itself.
  struct Basis: Equatable {
    let commit: Int
    /// A curtain may have taken the numbers that a plan has given.
    let newest: NodeID
    let traits: SceneTraits
    let keptLimit: Int
  }

  let basis: Basis
  let plan: Plan
  private var rules: ArraySlice<AnyGuard>

  init(_ plan: Plan, asking rules: [AnyGuard], on basis: Basis) {
    self.plan = plan
    self.rules = rules[...]
    self.basis = basis
  }

  /// The first guard that has not said yes.
  mutating func nextRule(after passes: Set<AnyGuard>) -> AnyGuard? {
    while let rule = rules.first, passes.contains(rule) { rules.removeFirst() }
    return rules.first
  }
}
