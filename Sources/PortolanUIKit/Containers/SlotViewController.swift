import Portolan

/// Stands for a member that was never entered, or for an empty column, and holds the member afterwards.
///
/// In tabs a stack of the app's class stands in the place of its own from the start, with a slot as its
/// only element: a first visit replaces no controller of the bar. Where UIKit may list the member under
/// More, a slot holds the stack too: More would take the controllers out of a stack, or stack one in
/// another (U115).
final class SlotViewController: UIViewController {
  /// The tabs or pages in which it stands; those under More are none of their children.
  weak var owner: UIViewController?
  /// Whether the member may not be seen yet: a user chose its row or its page, and guards are asked.
  var isAsking = false { didSet { member?.viewIfLoaded?.isHidden = isAsking } }

  /// Whether it has begun to appear, and has not disappeared since.
  private(set) var isSeen = false

  var member: UIViewController? { children.first }

  /// The route of the member for which it stands.
  var route: AnyRoute?
  /// What it shows as an empty column.
  private let placeholder: (() -> UIViewController?)?

  init(showing placeholder: (() -> UIViewController?)? = nil) {
    self.placeholder = placeholder
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: a slot stands in a container of the host's.
  required init?(coder: NSCoder) { nil }

  fileprivate var isColumn: Bool { placeholder != nil }

  /// The tabs in which it stands.
  var tabs: UITabBarController? { owner as? UITabBarController }

  /// A slot with a member, or for one that comes later: the slot that stands in its place already, or a
  /// new one.
  static func holding(
    _ member: UIViewController?, in old: UIViewController?, of owner: UIViewController
  ) -> SlotViewController {
    let slot = member as? SlotViewController ?? old as? SlotViewController ?? SlotViewController()
    slot.owner = owner
    if let member, slot !== member { slot.hold(member) }
    return slot
  }

  /// Takes a member in the place of another; its view is loaded with this one.
  func hold(_ new: UIViewController) {
    guard new !== member else { return }
    member?.leaveContainer()
    if new.parent != nil { new.leaveContainer() }
    addChild(new)
    if isViewLoaded { showMember() }
    new.didMove(toParent: self)
    tabBarItem = new.tabBarItem
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let placeholder = placeholder?() { return contain(placeholder, in: view.bounds) }
    showMember()
  }

  /// Pages turn round with the language by the host alone (U173).
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isSeen = true
    let pages = owner as? UIPageViewController
    pages?.viewIfLoaded?.semanticContentAttribute = .forceLeftToRight
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isSeen = false
  }

  private func showMember() {
    guard let member else { return }
    fill(view.bounds, with: member)
    member.view.isHidden = isAsking
    view.addSubview(member.view)
  }

  override var childForStatusBarStyle: UIViewController? { member }
  override var childForStatusBarHidden: UIViewController? { member }
  override var childForHomeIndicatorAutoHidden: UIViewController? { member }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { member }
}

extension UIViewController {
  /// What holds it, as far as the tree knows: the tabs or pages, where a slot stands between.
  var holder: UIViewController? { (parent as? SlotViewController)?.owner ?? parent }

  /// The route of the member that was never entered and for which it stands.
  var slotRoute: AnyRoute? {
    switch self {
    case let slot as SlotViewController: return slot.route ?? slot.member?.slotRoute
    case let stack as UINavigationController: return stack.viewControllers.first?.slotRoute
    default: return nil
    }
  }

  /// Whether it stands for a member that was never entered.
  package var isUnentered: Bool {
    switch self {
    case let slot as SlotViewController: return slot.isColumn || slot.member?.isUnentered != false
    case let stack as UINavigationController:
      return stack.viewControllers.first is SlotViewController
    default: return false
    }
  }

  /// Whether a user chose its row of More, and the navigator has not answered.
  var isAskedFor: Bool {
    (self as? SlotViewController ?? parent as? SlotViewController)?.isAsking == true
  }
}
