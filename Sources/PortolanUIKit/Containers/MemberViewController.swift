/// A simple `MemberContainer`: its view shows only the selected member, in `memberFrame`.
///
/// ```swift
/// final class MenuViewController: MemberViewController {
///   override var memberFrame: CGRect { view.bounds.insetBy(dx: 0, dy: 44) }
/// }
/// ```
///
/// Subclass this class and add a bar or a menu to its view, above the members.
open class MemberViewController: UIViewController, MemberContainer {
  /// The controllers of the members, in the order of the map; empty before the host sets them.
  public private(set) var members: [UIViewController] = []
  /// The position of the selected member, counted from 0.
  public private(set) var selectedPosition = 0
  private var shown: UIViewController?

  /// The frame of the selected member; by default the bounds of the view.
  ///
  /// Call `view.setNeedsLayout()` when the value changes.
  open var memberFrame: CGRect { view.bounds }

  /// Replaces all members and shows the one at `position`, without a transition.
  open func setMembers(_ members: [UIViewController], selected position: Int) {
    self.members = members
    selectedPosition = position
    showSelected()
  }

  /// Shows the member at a position without a transition, whatever `animated` says; calls `done`.
  open func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    selectedPosition = position
    showSelected()
    done()
  }

  /// Shows the selected member, if it was selected before the view was loaded.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// Gives the selected member its `memberFrame`.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shown?.view.frame = memberFrame
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    let (old, new) = (shown, memberStep?.front)
    // One that was taken out comes back; while there are members, one is always shown.
    guard new != nil || members.isEmpty, new !== old || new?.parent !== self else { return }
    shown = new
    if let new { contain(new, in: memberFrame, behind: true) }
    if old !== new, old?.parent === self { old?.leaveContainer() }
    passOn(new)
  }

  /// The selected member decides on the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { shown }
  /// The selected member decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { shown }
  /// The selected member decides whether the home indicator hides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
  /// The selected member decides on the screen edges whose gestures come first to the app.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
}
