public import Portolan
import PortolanWindows

/// Builds the screens of one route type, in one exhaustive `switch`.
///
/// ```swift
/// struct ShopScreens: ScreenAssembly {
///   let session: Session
///   let navigator: Navigator<Shop>
///   func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
///     switch route {
///     case .main: return UITabBarController()
///     case .product(let id): return ProductViewController(ProductModel(id: id, navigator))
///     …
///     }
///   }
/// }
/// ```
///
/// The assembly holds what its screens depend on, such as `session` here.
@MainActor public protocol ScreenAssembly<RouteType> {
  /// The routes whose screens the assembly builds.
  associatedtype RouteType: NavigationRoute

  /// Returns a new controller for a route.
  ///
  /// For a screen return any controller; for `.tabs` a `UITabBarController`, for `.stack(root:)` a
  /// `UINavigationController`, for `.split` a `UISplitViewController` with two or three columns as
  /// in the map, for `.pages` a `UIPageViewController`. The host sets children, delegates and data
  /// source. It calls this once for each screen and container in the tree.
  ///
  /// A covered screen loads its view only when it is shown. So set its exit guard
  /// (`askBeforeLeaving`) here or in the controller's `init`. Wrap SwiftUI in a hosting controller.
  func screen(for route: RouteType, in context: ScreenContext<RouteType>) -> UIViewController

  /// Returns a new `MemberContainer` for a route whose destination is `.custom`; by default what
  /// `screen(for:in:)` returns.
  ///
  /// Useful when one map shows a route as tabs and another as a container of the app's own: then
  /// `screen(for:in:)` returns the tabs and this method the container.
  func container(
    _ adapter: any ContainerAdapter, for route: RouteType, in context: ScreenContext<RouteType>
  ) -> UIViewController

  /// Returns the title and buttons of a route that the map presents as an alert or a confirmation
  /// dialog; by default nil.
  ///
  /// The host builds the dialog from the result and does not call `screen(for:in:)`. If the result
  /// is nil, the host shows the controller of `screen(for:in:)` as a sheet, and reports NAV140.
  func dialog(for route: RouteType, in context: ScreenContext<RouteType>) -> DialogWords?

  /// The tab bar item of a member, visited or not; by default one without title and image (NAV155).
  func tabItem(for member: RouteType) -> UITabBarItem

  /// The badge, the section and the role of a member of tabs, visited or not; by default none.
  ///
  /// The host calls this again after a change of an observable value that this method has read. On
  /// iOS 18 and later, if any member has a section or is the search tab when the host builds the
  /// tabs, each member gets a `UITab`, with title and image of `tabItem(for:)`. Then the controller
  /// has the members in `tabs`, not `viewControllers`; for a sidebar set the controller's `mode`.
  func tabListing(for member: RouteType) -> TabListing

  /// Sets up the `UITab` of a member, beyond its `TabListing`; by default does nothing.
  ///
  /// Called for each `UITab` that the host makes, also in a section. For example, let a search tab
  /// activate its field, or prevent the user from hiding a tab. The identifier is the case name
  /// of the route, so the user's changes under your `customizationIdentifier` stay with the member.
  @available(iOS 18.0, visionOS 2.0, *)
  func prepare(_ tab: UITab, for member: RouteType)

  /// The controller that fills an empty column of a split, such as a hint to choose something; by
  /// default nil, and the column stays blank.
  ///
  /// This controller is no screen of the tree. The host calls this method when the empty column is
  /// first shown; a phone does not show it.
  func emptyColumn(for member: RouteType) -> UIViewController?

  /// The navigation controller around the `.screenInStack` screen `root`; by default a plain one.
  func stack(for root: RouteType) -> UINavigationController
}

extension ScreenAssembly {
  /// The default: the controller of `screen(for:in:)`.
  public func container(
    _ adapter: any ContainerAdapter, for route: RouteType, in context: ScreenContext<RouteType>
  ) -> UIViewController {
    screen(for: route, in: context)
  }

  /// The default: nil, for an assembly whose routes are no dialogs.
  public func dialog(for _: RouteType, in _: ScreenContext<RouteType>) -> DialogWords? { nil }

  /// The default: an item without title and image.
  public func tabItem(for member: RouteType) -> UITabBarItem { UnlabelledTabItem() }

  /// The default: no badge, no section, and not the search tab.
  public func tabListing(for member: RouteType) -> TabListing { TabListing() }

  /// The default: does nothing.
  @available(iOS 18.0, visionOS 2.0, *)
  public func prepare(_ tab: UITab, for member: RouteType) {}

  /// The default: nil; an empty column stays blank.
  public func emptyColumn(for member: RouteType) -> UIViewController? { nil }

  /// The default: a plain navigation controller.
  public func stack(for root: RouteType) -> UINavigationController { UINavigationController() }
}
