/// The shape of what stands for a route.
enum Shape: Hashable, Sendable {
  case screen
  case ownStack
  case stack(root: AnyRoute)
  case members(MemberList)

  /// The routes it lists.
  var routes: [AnyRoute] {
    switch self {
    case .screen, .ownStack: return []
    case .stack(let root): return [root]
    case .members(let list): return list.routes
    }
  }

  /// Whether it can be an element of a stack.
  var standsInStacks: Bool {
    switch self {
    case .screen: return true
    case .ownStack, .stack: return false
    case .members(let list): return list.kind.standsInStacks
    }
  }
}

/// The members of a container, as a map lists them.
struct MemberList: Hashable, Sendable {
  let kind: NodeKind
  let routes: [AnyRoute]
  /// The place that is shown when nothing else was asked for.
  var first = 0
  /// How the app's own container behaves.
  var adapter: AnyContainerAdapter?

  /// Members of several features.
  init(_ kind: NodeKind, _ routes: [any NavigationRoute]) {
    self.kind = kind
    self.routes = routes.map { AnyRoute($0) }
  }

  /// Members of one feature: as existentials each of them would be cast, which takes longer than
  /// all the rest.
  init<R: NavigationRoute>(_ kind: NodeKind, _ routes: [R]) {
    self.kind = kind
    self.routes = routes.map { AnyRoute($0) }
  }
}
