internal import Foundation

/// The bar that shows the item of a stack's top.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  weak var stackOwner: UINavigationController?
  private weak var search: UISearchBar?

  /// The search whose bar is shown: one that the stack presents stays in front of each screen (U195).
  var shownSearch: UISearchController? {
    stackOwner?.presentationState?.shown?.presented as? UISearchController
      ?? topItem?.searchController
  }

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

  /// Shows the search bar of the item.
  open override func layoutSubviews() {
    let wanted = shownSearch?.searchBar
    guard wanted !== search || wanted?.superview !== self else { return }
    if search?.superview === self { search?.removeFromSuperview() }
    search = wanted
    guard let wanted else { return }
    wanted.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 56)
    addSubview(wanted)
  }
}
