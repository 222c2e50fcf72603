import Portolan

/// An assembly without its route type.
@MainActor struct AnyAssembly {
  let routeType: ObjectIdentifier
  /// The controller of a node; nil when the node has left the tree or has another route type.
  let screen: (NodeID, SceneNavigator) -> UIViewController?
  /// The app's container of a node; nil when the node has left the tree or has another route type.
  let container: (NodeID, any ContainerAdapter, SceneNavigator) -> UIViewController?
  /// The words of a node's dialog; nil without any.
  let dialog: (NodeID, SceneNavigator) -> DialogWords?
  let tabItem: (AnyRoute) -> UITabBarItem?
  let tabListing: (AnyRoute) -> TabListing?
  /// Sets up UIKit's value of a member of tabs, which systems before iOS 18 have not.
  let prepareTab: (AnyObject, AnyRoute) -> Void
  let emptyColumn: (AnyRoute) -> UIViewController?
  let stack: (AnyRoute) -> UINavigationController?

  init<A: ScreenAssembly>(_ assembly: A) {
    typealias Context = ScreenContext<A.RouteType>
    routeType = ObjectIdentifier(A.RouteType.self)
    screen = { node, scene in
      Context(node: node, in: scene).map { assembly.screen(for: $0.route, in: $0) }
    }
    container = { node, adapter, scene in
      Context(node: node, in: scene).map { assembly.container(adapter, for: $0.route, in: $0) }
    }
    dialog = { node, scene in
      Context(node: node, in: scene).flatMap { assembly.dialog(for: $0.route, in: $0) }
    }
    tabItem = { $0.as(A.RouteType.self).map(assembly.tabItem) }
    tabListing = { $0.as(A.RouteType.self).map(assembly.tabListing) }
    prepareTab = { tab, route in
      guard #available(iOS 18.0, visionOS 2.0, *), let tab = tab as? UITab else { return }
      if let member = route.as(A.RouteType.self) { assembly.prepare(tab, for: member) }
    }
    emptyColumn = { $0.as(A.RouteType.self).flatMap(assembly.emptyColumn) }
    stack = { $0.as(A.RouteType.self).map(assembly.stack) }
  }
}
