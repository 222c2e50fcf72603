import Foundation

/// The stacks of columns that stand on each other while a split is collapsed (U127).
///
/// The lowest one's bar stands for all, and leads back from the first screen of one to the one
/// beneath.
extension UINavigationController {
  /// The stacks of columns that stand on this one, lowest first.
  var columnsAbove: [UINavigationController] {
    stack.compactMap { $0 as? UINavigationController }.filter { $0.lowerColumn === self }
      .flatMap { [$0] + $0.columnsAbove }
  }

  /// The highest stack of a column in front, or this one.
  var frontColumn: UINavigationController {
    guard let above = stack.last as? UINavigationController, above.lowerColumn === self else {
      return self
    }
    return above.frontColumn
  }

  /// The stack that one step back changes: this one, or the one on which its column stands.
  var wayBack: UINavigationController? {
    stack.count > 1 ? self : lowerColumn?.wayBack
  }

  /// Whether its own bar is not shown.
  var hidesOwnBar: Bool { lowerColumn != nil || isNavigationBarHidden }

  /// Puts stacks of columns on top.
  func put(_ columns: [UINavigationController], animated: Bool) {
    for column in columns { column.stand(on: self) }
    replaceStack(with: stack + columns, animated: animated)
    if !animated { startDeferredTransition() }
  }

  /// Leaves the stack on which its column stands.
  func leaveLowerColumn() {
    guard let lower = lowerColumn else { return }
    lower.replaceStack(with: lower.stack.filter { $0 !== self }, animated: false)
    lower.startDeferredTransition()
    stand(on: nil)
  }

  /// Notes on which stack its column stands; the bar there is the only one.
  func stand(on lower: UINavigationController?) {
    lowerColumn = lower
    navigationBar.isHidden = hidesOwnBar
  }
}
