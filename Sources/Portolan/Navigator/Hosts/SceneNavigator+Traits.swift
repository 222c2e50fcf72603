extension SceneNavigator {
  /// Whether there is room for one column only: splits that are built from now on are collapsed.
  ///
  /// A split that is on screen already is read from there.
  package var isCompact: Bool {
    get { traits.isCompact }
    set { traits.isCompact = newValue }
  }

  /// Enters the columns that a split has begun to show, as far as nothing has to be asked for them.
  func fillExpanded(_ old: NavigationTree, _ reading: ScreenReading) {
    for container in reading.containers {
      guard case .split(_, isCollapsed: false) = container.content,
        old.node(container.node)?.isCollapsed == true
      else { continue }
      _ = submit(.fillCompanions(of: container.node), site: CallSite())
    }
  }
}
