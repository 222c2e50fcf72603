extension SceneNavigator {
  /// How a node is shown, as the tree is now.
  func presentation(of id: NodeID) -> ScreenPresentation {
    ScreenPresentation(
      place: tree.place(of: id), style: tree.style(around: id),
      leadsBack: tree.leadsBack(from: id), isClosable: isClosable(id))
  }

  private func isClosable(_ id: NodeID) -> Bool {
    // Planned only where it must be: a plan costs what stands above in a stack, for each of it.
    if tree.standsOnAnother(id) { return true }
    do { return try !plan(for: .close(id)).isEmpty } catch { return false }
  }

  /// Tells screens that are shown in another way, as far as anybody asked for their context.
  ///
  /// Returns those that are. Nothing is looked at beside what is in the containers that changed.
  func retellPresentations(after plan: Plan) -> [NodeID] {
    plan.reshaped.filter(tree.contains).flatMap(tree.subtree).filter { id in
      guard let value = routeValues[id] else { return false }
      let new = presentation(of: id)
      guard new != value.presentation else { return false }
      value.presentation = new
      return true
    }
  }
}
