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
  /// `UINavigationController`, for `.split` a `UISplitViewController` with as many columns, for
  /// `.pages` a `UIPageViewController`. The host sets their children, delegates and data source.
  ///
  /// The host calls this once for each screen and container in the tree. A covered screen loads its
  /// view when it is shown, so set its exit guard (`askBeforeLeaving`) here or in the controller's
  /// initializer. Return a SwiftUI view in a hosting controller.
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
  /// The host builds the dialog from them and does not call `screen(for:in:)`. With nil it calls
  /// that method, shows the screen as a sheet, and reports NAV140.
  func dialog(for route: RouteType, in context: ScreenContext<RouteType>) -> DialogWords?

  /// The tab bar's item of a member, visited or not; by default one without title and image (NAV155).
  func tabItem(for member: RouteType) -> UITabBarItem

  /// The badge, the section and the role of a member of tabs, visited or not; by default none.
  ///
  /// The host calls this again when an observable value changes that this method has read. On iOS
  /// 18 and later, if any member of new tabs has a section or is the search tab, the host makes a
  /// `UITab` for each, with title and image of `tabItem(for:)`. Then the controller has the members
  /// in `tabs`, not in `viewControllers`; for a sidebar set its `mode`.
  func tabListing(for member: RouteType) -> TabListing

  /// Sets up the `UITab` of a member, beyond its `TabListing`; by default does nothing.
  ///
  /// Called for each `UITab` that the host makes, also in a section: let a search tab activate its
  /// field, or do not let the user hide a tab. The identifier is the route's case, so what the user
  /// has changed stays with the member under your `customizationIdentifier`.
  @available(iOS 18.0, visionOS 2.0, *)
  func prepare(_ tab: UITab, for member: RouteType)

  /// The controller that fills an empty column of a split, such as a hint to choose something; by
  /// default nil, and the column stays blank.
  ///
  /// This controller is no screen of the tree. The host asks for it when the empty column is first
  /// seen, which does not happen on a phone.
  func emptyColumn(for member: RouteType) -> UIViewController?

  /// The controller of the stack around a `.screenInStack` screen, `root`; by default a plain one.
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
