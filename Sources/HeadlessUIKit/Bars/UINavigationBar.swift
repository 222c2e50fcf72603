internal import Foundation

/// The bar that shows the item of a stack's top.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  weak var stackOwner: UINavigationController?

  /// Whether titles may be large.
  open var prefersLargeTitles = false

  /// The item that is shown.
  open var topItem: UINavigationItem? {
    stackOwner?.frontColumn.topViewController?.navigationItem
  }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? {
    let below = stackOwner?.frontColumn.wayBack?.stack.dropLast().last
    return ((below as? UINavigationController)?.frontColumn.topViewController ?? below)?
      .navigationItem
  }
}
