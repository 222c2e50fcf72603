extension Planner {
  /// Does what a gesture asks, unless it would close a layer that only code may close.
  mutating func follow(_ move: Move) throws(NavigationError) -> NodeID? {
    let before = tree.layers
    let target = try perform(move)
    guard before.allSatisfy({ $0.style?.isDismissable != false || tree.layers.contains($0) }) else {
      throw .notDismissable
    }
    return target
  }

  private mutating func perform(_ move: Move) throws(NavigationError) -> NodeID? {
    switch move {
    case .back: try back()
    case .first: try popToRoot()
    case .select(let tabs, let position): return try selectMember(of: tabs, at: position)
    case .dismiss: try dismiss()
    }
    return nil
  }
}
