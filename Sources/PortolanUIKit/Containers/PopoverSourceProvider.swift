public import Portolan

/// A controller that has views or buttons to which popovers point.
///
/// A map can only name the source: `.presented(.popover(from: .filter))`. The controller that shows
/// the source returns it for this name:
///
/// ```swift
/// extension AccountController: PopoverSourceProvider {
///   func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
///     name == .filter ? navigationItem.rightBarButtonItem : nil
///   }
/// }
/// ```
///
/// The host asks just before it shows a popover: first the controller of the front screen, then the
/// controllers around that one, then all others on screen, such as those in another column. It uses
/// the first source that is not nil. If all are nil, a form sheet appears, and NAV138 is reported.
@MainActor public protocol PopoverSourceProvider: UIViewController {
  /// The view or bar button with this name; nil when this controller does not show it.
  func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)?
}

extension UIViewController {
  /// What a name stands for among the controllers that are seen here.
  func shownSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
    let way = sequence(first: visibleLeaf) { $0 === self ? nil : $0.parent }
    for controller in Array(way) + shownDescendants {
      let source = (controller as? any PopoverSourceProvider)?.popoverSource(named: name)
      if let source { return source }
    }
    return nil
  }

  private var shownDescendants: [UIViewController] {
    children.filter { $0.viewIfLoaded?.window != nil }.flatMap { [$0] + $0.shownDescendants }
  }
}
