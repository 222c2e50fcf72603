import Portolan

/// An assembly without its route type.
@MainActor struct AnyAssembly {
  /// A node's view and context; nil when the node has left the tree or has another route type.
  let screen: (NodeID, SceneNavigator) -> (content: () -> AnyView, context: AnyScreenContext)?
  let tabLabel: (AnyRoute) -> AnyView?

  init<A: ViewAssembly>(_ assembly: A) {
    self.init(screen: assembly.screen, tabLabel: assembly.tabLabel)
  }

  init<R: NavigationRoute, Content: View, TabLabel: View>(
    screen: @escaping (R, ScreenContext<R>) -> Content, tabLabel: @escaping (R) -> TabLabel
  ) {
    self.screen = { node, scene in
      guard let context = ScreenContext<R>(node: node, in: scene) else { return nil }
      // SwiftUI makes the view later; it reads the context then.
      scene.screenWasBuilt(context.erased, as: nil)
      return ({ AnyView(screen(context.route, context)) }, context.erased)
    }
    self.tabLabel = { $0.as(R.self).map { AnyView(tabLabel($0)) } }
  }
}
