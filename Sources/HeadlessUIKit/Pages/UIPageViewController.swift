public import Foundation

/// A container that shows one page, and those beside it as a user's finger turns to them; where the
/// spine of a book stands in the middle, it shows two.
///
/// The back of a leaf, which a double-sided book needs while it turns, is not shown here.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  private let style: UIPageViewController.TransitionStyle
  private let orientation: UIPageViewController.NavigationOrientation
  private let spine: UIPageViewController.SpineLocation
  private var hasBacks = false
  /// The page that is shown, or the two beside the spine.
  var shown: [UIViewController] = []
  /// The turn that runs, by code or under a finger.
  var turn: PageTurn?
  /// What the data source has given for the places beside the one that is shown.
  var neighbours: [NavigationDirection: [UIViewController]] = [:]

  /// Creates a controller without pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    (self.style, orientation) = (style, navigationOrientation)
    spine = Self.spine(of: options) ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that curls its pages; an archive's contents are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (style, orientation, spine) = (.pageCurl, .horizontal, .min)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller that curls its pages; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    (style, orientation, spine) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  private static func spine(
    of options: [UIPageViewController.OptionsKey: Any]?
  ) -> UIPageViewController.SpineLocation? {
    let value = options?[.spineLocation]
    let number = value as? Int ?? (value as? NSNumber)?.intValue
    return number.flatMap(SpineLocation.init(rawValue:)) ?? value as? SpineLocation
  }

  /// The object that is told of a user's turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that has the pages beside the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighbours = [:] } }

  /// How pages are turned.
  open var transitionStyle: UIPageViewController.TransitionStyle { style }

  /// Along which axis pages are turned.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }

  /// Where the spine is: nowhere unless pages curl.
  open var spineLocation: UIPageViewController.SpineLocation { style == .scroll ? .none : spine }

  /// Whether a leaf has a page on its back; beside a spine in the middle it has.
  open var isDoubleSided: Bool {
    get { hasBacks || spineLocation == .mid }
    set { hasBacks = newValue }
  }

  /// The gestures that turn pages; those of the scrolling style belong to a view inside.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The page that is shown, or the two beside the spine; while a finger turns them, those before.
  open var viewControllers: [UIViewController]? { shown }

  /// Shows another page; the delegate is not told (U135).
  ///
  /// One page is needed, two beside a spine in the middle, and for the turn of a double-sided leaf its
  /// back too (U137); none may be turning (U138).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    set(viewControllers ?? [], direction, animated: animated, completion)
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As the leaves of a book.
    case pageCurl
    /// As if all of them lay side by side.
    case scroll
  }

  /// Along which axis pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// To which side pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the page after.
    case forward
    /// To the page before.
    case reverse
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none
    /// At the left or the upper edge.
    case min
    /// In the middle.
    case mid
    /// At the right or the lower edge.
    case max
  }

  /// A key of the options that pages are made with.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine of curling pages is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The room between scrolling pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    for page in shown { body(page) }
  }

  override var frontChild: UIViewController? { shown.first }

  override func prepareToAppear() { place(shown) }

  override func appearanceCompleted() { askEarly() }

  override func settleBeforeDisappearing() { turn?.settle() }

  override var ownCoordinator: TransitionCoordinator? {
    screen.assumptions.pagesHaveCoordinators
      ? turn?.run.coordinator ?? super.ownCoordinator : super.ownCoordinator
  }
}
