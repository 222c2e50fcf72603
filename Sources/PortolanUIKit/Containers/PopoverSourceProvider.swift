public import Portolan

/// A controller that knows what popovers point at.
///
/// A style names the source, since it is a value: `.presented(.popover(from: .filter))`. The
/// controller that shows the source says what the name stands for:
///
/// ```swift
/// extension AccountController: PopoverSourceProvider {
///   func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
///     name == .filter ? navigationItem.rightBarButtonItem : nil
///   }
/// }
/// ```
///
/// It is asked each time, just before the popover comes: first the screen in front, then the
/// controllers around it, then all others on screen, such as those in another column. The first
/// source counts. Without any the popover comes as a form sheet, and NAV138 is reported.
@MainActor public protocol PopoverSourceProvider: UIViewController {
  /// The view or the button on a bar that a name stands for; nil for a name of another controller.
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
