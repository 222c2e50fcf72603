extension ScreenContext {
  /// A person chose a member of this container: it is shown as soon as its guards say yes.
  ///
  /// ```swift
  /// button.addAction(UIAction { [context] _ in context.choose(2) }, for: .touchUpInside)
  /// ```
  ///
  /// What is chosen again goes to its first screen, as a tab does. A place that the container does
  /// not have fails as `gone`; asked of a container that is gone it does nothing.
  public func choose(
    _ position: Int, fileID: StaticString = #fileID, line: Int = #line
  ) {
    guard let scene, !scene.isClosed, scene.tree.contains(node) else { return }
    scene.tap(
      position, of: node, selected: scene.tree.selection(of: node), site: CallSite(fileID, line))
  }
}
