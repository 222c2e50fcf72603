import Portolan

/// An assembly without its route type.
@MainActor struct AnyAssembly {
  /// A node's view and context; nil when the node is gone or of another type.
  let screen: (NodeID, SceneNavigator) -> (content: () -> AnyView, context: AnyScreenContext)?
  let tabLabel: (AnyRoute) -> AnyView?

  init<A: ViewAssembly>(_ assembly: A) {
    screen = { node, scene in
      guard let context = ScreenContext<A.R>(node: node, in: scene) else { return nil }
      return (
        { AnyView(assembly.screen(for: context.route, in: context)) }, AnyScreenContext(context)
      )
    }
    tabLabel = { $0.as(A.R.self).map { AnyView(assembly.tabLabel(for: $0)) } }
  }
}
