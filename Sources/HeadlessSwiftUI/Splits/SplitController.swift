/// The controller of a split, whose columns the evaluator moves.
final class SplitController: UISplitViewController {
  /// Whether one column is in sight at a time.
  var collapsed: () -> Bool = { false }

  override var isCollapsed: Bool { collapsed() }

  /// Holds the stack of all columns.
  func contain(_ stack: UINavigationController) {
    addChild(stack)
    if let content = stack.view { view.addSubview(content) }
    stack.didMove(toParent: self)
  }
}
