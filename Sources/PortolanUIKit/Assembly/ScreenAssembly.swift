public import Portolan

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
/// It holds the dependencies of its screens, so that those of any screen are read in one place.
@MainActor public protocol ScreenAssembly<RouteType> {
  /// The routes whose screens it builds.
  associatedtype RouteType: NavigationRoute

  /// A new controller for a route.
  ///
  /// For a screen any controller; for `.tabs` a `UITabBarController`, for `.stack(root:)` a
  /// `UINavigationController`, for `.split` a `UISplitViewController` with as many columns, for `.pages`
  /// a `UIPageViewController`. The host sets their children, their delegates and their data source.
  ///
  /// Called once for each node. A covered screen loads its view when it is shown, so set a question
  /// to ask before it leaves here or in its initializer. A SwiftUI view comes in a hosting
  /// controller.
  func screen(for route: RouteType, in context: ScreenContext<RouteType>) -> UIViewController

  /// A new controller for a route that the map places as `.custom`: a `MemberContainer`. By default
  /// `screen(for:in:)` builds it.
  ///
  /// When one map makes tabs of a route and another a container, each has its method, and neither
  /// checks which map is used.
  func container(
    _ adapter: any ContainerAdapter, for route: RouteType, in context: ScreenContext<RouteType>
  ) -> UIViewController

  /// The words of a route that the map presents as an alert or a confirmation dialog; by default nil.
  ///
  /// The host builds the dialog; `screen(for:in:)` is not called for it, unless there are no words: then
  /// the screen comes as a sheet, and NAV140 is reported.
  func dialog(for route: RouteType, in context: ScreenContext<RouteType>) -> DialogWords?

  /// The tab bar's item of a member, entered or not; by default an empty one.
  func tabItem(for member: RouteType) -> UITabBarItem

  /// The badge, the section and the role of a member of tabs, entered or not; by default none.
  ///
  /// Read again when an observable value changes that was read here. Where a section or the search is
  /// among the members of new tabs, on iOS 18 and later, the host makes a `UITab` for each, with title and
  /// image of the `tabItem(for:)`. Then UIKit has the members in `tabs`, and not in `viewControllers`; set
  /// `mode` of your `UITabBarController` for a sidebar.
  func tabListing(for member: RouteType) -> TabListing

  /// Sets up UIKit's value of a member, for what `TabListing` does not say; by default nothing.
  ///
  /// Called for each `UITab` that the host makes, a member's own and the one in its section: let a search tab
  /// activate its field, or keep a person from hiding a tab. Its name is the route's case, so that what a
  /// person has changed stays with the member under your `customizationIdentifier`.
  @available(iOS 18.0, visionOS 2.0, *)
  func prepare(_ tab: UITab, for member: RouteType)

  /// What stands in a column of a split that is empty, such as a hint to choose something; by default
  /// nothing.
  ///
  /// It is no screen: the tree does not have it. Called when an empty column is seen for the first time, which
  /// it is not on a phone.
  func emptyColumn(for member: RouteType) -> UIViewController?

  /// The stack around a `.screenInStack` screen; by default a plain one.
  func stack(for root: RouteType) -> UINavigationController
}

extension ScreenAssembly {
  /// The route's screen.
  public func container(
    _ adapter: any ContainerAdapter, for route: RouteType, in context: ScreenContext<RouteType>
  ) -> UIViewController {
    screen(for: route, in: context)
  }

  /// No words: the route is no dialog.
  public func dialog(for _: RouteType, in _: ScreenContext<RouteType>) -> DialogWords? { nil }

  /// An item without title and image.
  public func tabItem(for member: RouteType) -> UITabBarItem { UITabBarItem() }

  /// A plain tab.
  public func tabListing(for member: RouteType) -> TabListing { TabListing() }

  /// Nothing.
  @available(iOS 18.0, visionOS 2.0, *)
  public func prepare(_ tab: UITab, for member: RouteType) {}

  /// Nothing.
  public func emptyColumn(for member: RouteType) -> UIViewController? { nil }

  /// A plain navigation controller.
  public func stack(for root: RouteType) -> UINavigationController { UINavigationController() }
}
