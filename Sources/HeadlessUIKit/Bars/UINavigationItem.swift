public import Foundation

/// What a navigation bar shows about one controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  private var left: [UIBarButtonItem]?
  private var right: [UIBarButtonItem]?
  private var back: UIAction?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  init(optionalTitle: String?) {
    title = optionalTitle
  }

  /// Creates an item; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The controller whose item this is.
  weak var owner: UIViewController?

  /// The title.
  open var title: String?

  /// A line above the title.
  @available(tvOS, unavailable)
  open var prompt: String?

  /// The view in the title's place.
  open var titleView: UIView?

  /// The back button of the controller above.
  @available(tvOS, unavailable)
  open var backBarButtonItem: UIBarButtonItem?

  /// The text of the back button of the controller above.
  open var backButtonTitle: String?

  /// What the back button does instead of going back; a copy is kept (U168).
  @available(tvOS, unavailable)
  open var backAction: UIAction? {
    get { back }
    set { back = newValue?.copied }
  }

  /// Whether there is no back button.
  @available(tvOS, unavailable)
  open var hidesBackButton = false

  /// Shows or hides the back button.
  @available(tvOS, unavailable)
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left?.first }
    set { left = newValue.map { [$0] } }
  }

  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left }
    set { left = newValue }
  }

  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right?.first }
    set { right = newValue.map { [$0] } }
  }

  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right }
    set { right = newValue }
  }

  /// Sets the button on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether buttons on the leading side stand beside the back button.
  @available(tvOS, unavailable)
  open var leftItemsSupplementBackButton = false

  /// The search whose bar stands beneath the title.
  @available(tvOS, unavailable)
  open var searchController: UISearchController? {
    didSet {
      searchController?.item = self
      owner?.navigationController?.navigationBar.setNeedsLayout()
    }
  }

  /// Whether the search bar goes when the content is scrolled.
  @available(tvOS, unavailable)
  open var hidesSearchBarWhenScrolling = true

  /// Whether the title is large.
  @available(tvOS, unavailable)
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As it is for the controller below.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Whether the bar shows a back button when there is something to go back to.
  var showsBackButton: Bool {
    !hidesBackButton && (left?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}
