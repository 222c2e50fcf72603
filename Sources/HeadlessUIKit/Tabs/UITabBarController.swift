public import Foundation

/// A container that shows one of several controllers, chosen on a bar.
///
/// Where there is little room from side to side, the bar has five items: of six tabs and more it
/// shows four, and a list of the others behind More (U113).
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controllers, when each is a tab.
  var tabList: [UIViewController]?
  /// The tabs, when they are values of their own.
  var rootTabs: [UITab] = []
  var selection: Int?
  var displayed: UIViewController?
  static let duration = 0.25
  /// The exchange of two tabs that runs.
  var run: RunningTransition?
  /// Set while a user's tap selects.
  var isTapped = false
  /// The controller that is no tab any more and is seen until the exchange has ended.
  var replaced: UIViewController?
  /// Whether More is chosen: its list, or a tab of the list.
  var isMoreChosen = false
  private(set) var moreIfMade: UIMoreNavigationController?
  private var bar: UITabBar?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without tabs; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { tabList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs and keeps the selection where it can (U112).
  ///
  /// Animated, the delegate's animator shows the way from a tab that goes.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers, animated: animated)
  }

  /// The controller that is shown, or `moreNavigationController` while its list is (U109, U113, U121).
  open var selectedViewController: UIViewController? {
    get { isMoreChosen ? more.member ?? more : selection.flatMap(controller) }
    set { select(controller: newValue) }
  }

  /// The place of the controller that is shown; `NSNotFound` while the list of More is (U113).
  open var selectedIndex: Int {
    get {
      shownIndex ?? NSNotFound
    }
    set { select(index: newValue) }
  }

  /// The stack behind the item More, whose first controller is a list of the tabs without an item.
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var moreNavigationController: UINavigationController { more }

  var more: UIMoreNavigationController {
    if let moreIfMade { return moreIfMade }
    let made = UIMoreNavigationController(of: self)
    moreIfMade = made
    return made
  }

  /// The controllers that a user may arrange.
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var customizableViewControllers: [UIViewController]?

  /// The bar with the tabs' items.
  open var tabBar: UITabBar {
    if let bar { return bar }
    let made = UITabBar(frame: .zero)
    made.tabOwner = self
    bar = made
    return made
  }

  /// The tabs, groups among them; empty where controllers are the tabs (U116).
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var tabs: [UITab] {
    get { rootTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs, and the controllers that were tabs before; the selection stays where it can.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceTabs(with: tabs, animated: animated)
  }

  /// The tab that is shown, perhaps one of a group (U117); nil while the list of More is.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var selectedTab: UITab? {
    get { shownTab }
    set { select(tab: newValue) }
  }

  /// Where the tabs are shown on a wide screen.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var mode = UITabBarController.Mode.automatic

  /// The column that lists the tabs where there is room.
  @available(iOS 18.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  open var sidebar: UITabBarController.Sidebar {
    ownSidebar.tabs = self
    return ownSidebar
  }

  private let ownSidebar = Sidebar()

  /// What stands above the bar, whichever tab is shown.
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var bottomAccessory: UITabAccessory? {
    get { accessory as? UITabAccessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Puts something above the bar; the model does not animate it.
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    accessory = bottomAccessory
    accessoryView = bottomAccessory?.contentView
  }

  /// visionOS has no such class.
  private var accessory: AnyObject?
  var accessoryView: UIView? { didSet { placeAccessory(insteadOf: oldValue) } }

  /// The object that is told of a user's choices.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Says that an item of the bar was touched; what it stands for is not selected yet (U110).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { target }

  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { target }

  /// The selected controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { target }

  /// The selected controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { target }

  /// Makes a view with the bar in it.
  open override func loadView() {
    super.loadView()
    guard let view = viewStorage else { return }
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
    placeAccessory(insteadOf: nil)
  }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let displayed { body(displayed) }
  }

  override func prepareToAppear() { showSelectionBeforeAppearance() }

  override func settleBeforeDisappearing() { run?.finish() }

  override func prepareForLayout() { adaptMore() }

  override var frontChild: UIViewController? { target }

  override var ownCoordinator: TransitionCoordinator? { run?.coordinator ?? super.ownCoordinator }

  override func chromeInsets(for child: UIViewController) -> UIEdgeInsets {
    let above = accessoryView == nil ? 0 : Self.accessoryHeight
    return UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : 49 + above, right: 0)
  }
}
