import Portolan

/// An assembly without its route type.
@MainActor struct AnyAssembly {
  /// A screen's view, and its context.
  typealias Screen = (content: () -> AnyView, context: ScreenContext<AnyRoute>)

  let routeType: ObjectIdentifier
  /// A node's view and context; nil when the node has left the tree or has another route type.
  let screen: (NodeID, SceneNavigator) -> Screen?
  /// The words of a node's dialog; nil without any.
  let dialog: (NodeID, SceneNavigator) -> DialogWords?
  /// Nil where the assembly has no labels.
  let tabLabel: (AnyRoute) -> AnyView?
  let tabListing: (AnyRoute) -> TabListing?
  let emptyColumn: (AnyRoute) -> AnyView?
  /// What the app makes of a stack, of tabs and of a split; nil for a route of another type.
  let stack: (AnyView, AnyRoute) -> AnyView?
  let tabs: (AnyView, AnyRoute) -> AnyView?
  let split: (AnyView, AnyRoute) -> AnyView?
  /// The app's container of a node; nil when the node has left the tree or has another route type.
  let container: (NodeID, any ContainerAdapter, [ContainerMember], SceneNavigator) -> AnyView?

  init<A: ViewAssembly>(_ assembly: A) {
    routeType = ObjectIdentifier(A.RouteType.self)
    screen = Self.screens(assembly.screen)
    dialog = { node, scene in
      ScreenContext<A.RouteType>(node: node, in: scene).flatMap {
        assembly.dialog(for: $0.route, in: $0)
      }
    }
    tabLabel = Self.labels(assembly.tabLabel)
    tabListing = { $0.as(A.RouteType.self).map(assembly.tabListing) }
    emptyColumn = { $0.as(A.RouteType.self).map { AnyView(assembly.emptyColumn(for: $0)) } }
    stack = { stack, root in
      root.as(A.RouteType.self).map { AnyView(assembly.stack(stack, for: $0)) }
    }
    tabs = { tabs, route in route.as(A.RouteType.self).map { AnyView(assembly.tabs(tabs, for: $0)) }
    }
    split = { split, route in
      route.as(A.RouteType.self).map { AnyView(assembly.split(split, for: $0)) }
    }
    container = { node, adapter, members, scene in
      guard let context = ScreenContext<A.RouteType>(node: node, in: scene) else { return nil }
      return AnyView(assembly.container(adapter, of: members, for: context.route, in: context))
    }
  }

  init<R: NavigationRoute, Content: View, TabLabel: View>(
    screen: @escaping (R, ScreenContext<R>) -> Content, tabLabel: @escaping (R) -> TabLabel
  ) {
    routeType = ObjectIdentifier(R.self)
    self.screen = Self.screens(screen)
    self.tabLabel = Self.labels(tabLabel)
    tabListing = { _ in nil }
    emptyColumn = { _ in nil }
    dialog = { _, _ in nil }
    stack = { stack, _ in stack }
    tabs = { tabs, _ in tabs }
    split = { split, _ in split }
    container = { _, _, _, _ in nil }
  }

  private static func labels<R: NavigationRoute, TabLabel: View>(
    _ label: @escaping (R) -> TabLabel
  ) -> (AnyRoute) -> AnyView? {
    guard TabLabel.self != EmptyView.self else { return { _ in nil } }
    return { $0.as(R.self).map { AnyView(label($0)) } }
  }

  private static func screens<R: NavigationRoute, Content: View>(
    _ screen: @escaping (R, ScreenContext<R>) -> Content
  ) -> (NodeID, SceneNavigator) -> Screen? {
    { node, scene in
      guard let context = ScreenContext<R>(node: node, in: scene),
        let erased = context.of(AnyRoute.self)
      else { return nil }
      // SwiftUI makes the view later; it reads the context then.
      scene.screenWasBuilt(node)
      return ({ AnyView(screen(context.route, context)) }, erased)
    }
  }
}
