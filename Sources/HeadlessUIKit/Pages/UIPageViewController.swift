public import Foundation

/// A container that shows one page, and those beside it as a person's finger turns to them.
///
/// Two pages at once, as beside the spine of a book, have no model here.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  private let style: UIPageViewController.TransitionStyle
  private let orientation: UIPageViewController.NavigationOrientation
  var shown: UIViewController?
  /// The turn that runs, by code or under a finger.
  var turn: PageTurn?
  /// What the data source has given for the places beside the one that is shown.
  var neighbours: [NavigationDirection: UIViewController?] = [:]

  /// Creates a controller without pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    (self.style, orientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that curls its pages; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    (style, orientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// The object that is told of a person's turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that has the pages beside the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighbours = [:] } }

  /// How pages are turned.
  open var transitionStyle: UIPageViewController.TransitionStyle { style }

  /// Along which axis pages are turned.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }

  /// Where the spine is: nowhere unless pages curl.
  open var spineLocation: UIPageViewController.SpineLocation { style == .scroll ? .none : .min }

  /// The gestures that turn pages; those of the scrolling style belong to a view inside.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The page that is shown; while a finger turns it, the one before.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// Shows another page; the delegate is not told (U135).
  ///
  /// One page is needed (U137), and none may be turning (U138).
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
    if let shown { body(shown) }
  }

  override var frontChild: UIViewController? { shown }

  override func prepareToAppear() {
    if let shown { place(shown) }
  }

  override func appearanceCompleted() { askEarly() }

  override func settleBeforeDisappearing() { turn?.settle() }

  override var ownCoordinator: TransitionCoordinator? {
    screen.assumptions.pagesHaveCoordinators
      ? turn?.run.coordinator ?? super.ownCoordinator : super.ownCoordinator
  }
}
