extension ScreenContext {
  /// Shows the member of this container that a person chose, as soon as its guards allow it.
  ///
  /// ```swift
  /// button.addAction(UIAction { [context] _ in context.choose(2) }, for: .touchUpInside)
  /// ```
  ///
  /// Choosing the selected member again shows its first screen, as a tab does. A position that the
  /// container does not have fails as `gone`; on a container that is gone this does nothing.
  public func choose(
    _ position: Int, fileID: StaticString = #fileID, line: Int = #line
  ) {
    guard let scene, !scene.isClosed, scene.tree.contains(node) else { return }
    MemberTap(position, of: node, selected: scene.tree.selection(of: node), in: scene)
      .perform(site: CallSite(fileID, line))
  }
}
