public import Foundation

/// A container that shows two or three columns side by side, and one on top of those before it where
/// there is little room from side to side.
///
/// Each column is a stack: another controller gets one (U122). The classic style, `.unspecified`,
/// takes no column: it shows one controller beside another, which `viewControllers` sets (U123).
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  private let kind: UISplitViewController.Style
  private var preferredMode = UISplitViewController.DisplayMode.automatic
  private var preferredBehavior = UISplitViewController.SplitBehavior.automatic
  /// What the app gave for each column.
  var contents: [UISplitViewController.Column: UIViewController] = [:]
  /// The stack of each column, apart from the compact one.
  var stacks: [UISplitViewController.Column: UINavigationController] = [:]
  var mode = UISplitViewController.DisplayMode.automatic
  var showsOneColumn = false
  /// The controllers of the classic style: at most two, and the first one alone while it is collapsed.
  var classic: [UIViewController] = []
  /// The second controller of a collapsed classic split, unless it stands in the first one's stack.
  var aside: UIViewController?

  /// Creates a controller with two or three empty columns; the classic style has none (U123).
  public init(style: UISplitViewController.Style) {
    kind = style
    super.init(nibName: nil, bundle: nil)
    if style == .unspecified {
      recordStyle("init(style:) makes columns: the classic style has none.")
    }
  }

  /// Creates a controller of the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    kind = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of the classic style; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    kind = .unspecified
    super.init(coder: coder)
  }

  /// How many columns it has.
  open var style: UISplitViewController.Style { kind }

  /// The object that decides how columns collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Gives a column its controller, in a stack of its own unless it is one (U122).
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    replace(column, with: vc)
  }

  /// The controller that a column was given, without the stack around it (U122).
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    contents[column]
  }

  /// Shows a column: beside the others or, collapsed, on top of those before it.
  open func show(_ column: UISplitViewController.Column) { bring(column) }

  /// Hides a column: beside the others or, collapsed, with those on top of it.
  open func hide(_ column: UISplitViewController.Column) { put(away: column) }

  /// Whether one column is shown at a time; it means nothing outside a window (U131).
  open var isCollapsed: Bool { showsOneColumn }

  /// Which columns are shown side by side.
  open var displayMode: UISplitViewController.DisplayMode { resolvedMode }

  /// Which columns the app would like to be shown side by side (U125).
  open var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { preferredMode }
    set {
      preferredMode = newValue
      change(to: newValue)
    }
  }

  /// How the first columns stand beside the last one.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredBehavior == .automatic ? .tile : preferredBehavior
  }

  /// How the app would like the first columns to stand beside the last one (U125).
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { preferredBehavior }
    set { preferredBehavior = newValue }
  }

  /// Whether a swipe shows hidden columns; this model has no such swipe.
  @available(visionOS, unavailable)
  open var presentsWithGesture = true

  /// The stacks of the columns; collapsed, the one that holds the others.
  ///
  /// In the classic style the first controller and the second; collapsed, the first.
  open var viewControllers: [UIViewController] {
    get {
      guard !isClassic else { return classic }
      return showsOneColumn ? [compact ?? base].compactMap { $0 } : order.compactMap { stacks[$0] }
    }
    set {
      guard !isClassic else { return replaceClassic(with: newValue) }
      recordStyle("The columns of \(name) are set by setViewController(_:for:).")
    }
  }

  /// In the classic style shows a controller in the place of the second, or, collapsed, on top of the
  /// first (U133).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard isClassic else { return super.showDetailViewController(vc, sender: sender) }
    showClassicDetail(vc, sender)
  }

  /// How many columns a split has.
  public enum Style: Int, Sendable {
    /// The classic style.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// A place of a split.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary
    /// The middle one of three.
    case supplementary
    /// The last one.
    case secondary
    /// What a collapsed split shows instead of the others.
    case compact
  }

  /// Which columns are shown side by side.
  public enum DisplayMode: Int, Sendable {
    /// Those for which there is room.
    case automatic
    /// The last one.
    case secondaryOnly
    /// The last two.
    case oneBesideSecondary
    /// The last two, one above the other.
    case oneOverSecondary
    /// All three.
    case twoBesideSecondary
    /// All three, two above the last one.
    case twoOverSecondary
    /// All three, two of which push the last one aside.
    case twoDisplaceSecondary

    /// The old name of `secondaryOnly`.
    public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
    /// The old name of `oneBesideSecondary`.
    public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
    /// The old name of `oneOverSecondary`.
    public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  /// How the first columns stand beside the last one.
  public enum SplitBehavior: Int, Sendable {
    /// As there is room.
    case automatic
    /// Beside it.
    case tile
    /// Above it.
    case overlay
    /// Pushing it aside.
    case displace
  }

  override func prepareToAppear() { adapt() }

  override func prepareForLayout() { adapt() }
}
