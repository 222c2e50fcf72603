public import Foundation

/// A tab of a bar and of a sidebar, whose controller is made when it is first needed (U116).
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor @preconcurrency open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  var hasProvider: Bool { provider != nil }
  private(set) var made: UIViewController?
  weak var owner: UITabBarController?
  weak var group: UITabGroup?

  /// Creates a tab; the closure is called once, for the first selection.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, name) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The name by which a bar knows the tab; no other tab of the bar has it.
  open var identifier: String { name }

  private let name: String

  /// The text.
  open var title: String

  /// The picture.
  open var image: UIImage?

  /// A second line in a sidebar.
  open var subtitle: String?

  /// The text in the badge.
  open var badgeValue: String?

  /// Where the tab likes to stand on a bar that a user may change.
  open var preferredPlacement = UITab.Placement.automatic

  /// An object of the app's.
  open var userInfo: Any?

  /// Whether a user may select the tab.
  @available(iOS 18.4, tvOS 18.4, visionOS 2.4, *)
  open var isEnabled = true

  /// The controller, as soon as it was made.
  open var viewController: UIViewController? { made }

  /// The group in which the tab stands.
  open var parent: UITabGroup? { group }

  /// The tabs in which it stands.
  open var tabBarController: UITabBarController? { group?.tabBarController ?? owner }

  /// Where a tab stands on a bar that a user may change.
  public enum Placement: Int, Sendable {
    /// As the system likes.
    case automatic
    /// On the bar, where a user may move it or take it away.
    case `default`
    /// Not on the bar, where a user may put it.
    case optional
    /// On the bar, where a user may move it.
    case movable
    /// At the end of the bar, always.
    case pinned
    /// At the beginning of the bar, always.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }

  /// The tabs with a controller of their own: this one, or those of a group.
  var leaves: [UITab] { [self] }

  /// The same in the order in which a user sees them.
  var shownLeaves: [UITab] { leaves }

  /// The tab that is shown when this one is selected.
  var leaf: UITab { self }

  /// The controller, which is made now when it was not needed before.
  func make() -> UIViewController {
    if let made { return made }
    let new = provider?(self) ?? UIViewController()
    made = new
    return new
  }
}
