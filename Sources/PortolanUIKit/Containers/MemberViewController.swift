/// A plain container: the selected member fills its view, the others are out of it.
///
/// ```swift
/// final class MenuViewController: MemberViewController {
///   override var memberFrame: CGRect { view.bounds.insetBy(dx: 0, dy: 44) }
/// }
/// ```
///
/// Subclass it and add a bar or a menu to its view, above the members.
open class MemberViewController: UIViewController, MemberContainer {
  /// The controller in each place.
  public private(set) var members: [UIViewController] = []
  /// The place in front.
  public private(set) var selectedPosition = 0
  private var shown: UIViewController?

  /// Where the member in front stands; by default all of the view.
  ///
  /// When it changes, ask the view for a layout.
  open var memberFrame: CGRect { view.bounds }

  /// Takes new members and shows one of them.
  open func setMembers(_ members: [UIViewController], selected position: Int) {
    self.members = members
    selectedPosition = position
    showSelected()
  }

  /// Shows another member, at once.
  open func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    selectedPosition = position
    showSelected()
    done()
  }

  /// Shows the member that was selected before there was a view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// Gives the member its frame.
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

  /// The member in front.
  open override var childForStatusBarStyle: UIViewController? { shown }
  /// The member in front.
  open override var childForStatusBarHidden: UIViewController? { shown }
  /// The member in front.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
  /// The member in front.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
}
