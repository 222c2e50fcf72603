/// What a request that waits asks for, in a form that outlives the process; `Route` is how a route
/// is written.
///
/// What goes back or closes asks no guard, so it never waits, and what names a node says nothing
/// when the tree is another one.
enum StoredTarget<Route: Hashable & Sendable>: Hashable, Sendable {
  case reach(Route, keeping: Bool)
  case along([Route], place: PlaceOn<Route>?)
  case ask(Route)
  case select(Route)
  case push(Route)
  case reset(Route)
  case path(stack: Route, [Route], as: StackMotion)
  case replace(above: Route, with: [Route])
  case bringToFront(Route)
  case transaction([StoredTarget])
  case giveBack

  func map<Other>(_ form: (Route) throws -> Other) rethrows -> StoredTarget<Other> {
    switch self {
    case .reach(let route, let keeping): return try .reach(form(route), keeping: keeping)
    case .along(let routes, let place):
      return try .along(routes.map(form), place: place?.map(form))
    case .ask(let route): return try .ask(form(route))
    case .select(let route): return try .select(form(route))
    case .push(let route): return try .push(form(route))
    case .reset(let route): return try .reset(form(route))
    case .path(let stack, let routes, let motion):
      return try .path(stack: form(stack), routes.map(form), as: motion)
    case .replace(let route, let routes):
      return try .replace(above: form(route), with: routes.map(form))
    case .bringToFront(let route): return try .bringToFront(form(route))
    case .transaction(let steps): return try .transaction(steps.map { try $0.map(form) })
    case .giveBack: return .giveBack
    }
  }
}

extension StoredTarget: Codable where Route: Codable {}

extension StoredTarget<AnyRoute> {
  /// Nil for an intent that names no route.
  ///
  /// A tap on a member of a container is stored as what the member is called, and of a transaction
  /// what can be.
  init?(_ intent: Intent, in tree: NavigationTree) {
    switch intent {
    case .reach(let route, let keeping): self = .reach(route, keeping: keeping)
    case .along(let course): self = .along(course.routes, place: course.place)
    case .ask(let route): self = .ask(route)
    case .select(let route): self = .select(route)
    case .selectMember(let container, let position), .move(.select(let container, let position)):
      guard let route = tree.listedMember(at: position, of: container) else { return nil }
      self = .select(route)
    case .proceed(let route, _): self = .reach(route, keeping: false)
    case .push(let route): self = .push(route)
    case .reset(let route): self = .reset(route)
    case .setPath(let stack, _, let routes, let motion):
      self = .path(stack: stack, routes, as: motion)
    case .replace(let route, let routes): self = .replace(above: route, with: routes)
    case .bringToFront(let route): self = .bringToFront(route)
    case .transaction(let steps):
      let steps = steps.compactMap { Self($0, in: tree) }
      guard !steps.isEmpty else { return nil }
      self = .transaction(steps)
    case .giveBack: self = .giveBack
    case .move, .fillCompanions, .back, .popToRoot, .pop, .dismiss, .dismissAll, .close,
      .releaseKept, .evict, .adopt, .follow, .dismissTo, .bringNodeToFront, .restore:
      return nil
    }
  }

  /// What is asked for again.
  var intent: Intent {
    switch self {
    case .reach(let route, let keeping): return .reach(route, keeping: keeping)
    case .along(let routes, let place): return .along(AnyCourse(routes: routes, place: place))
    case .ask(let route): return .ask(route)
    case .select(let route): return .select(route)
    case .push(let route): return .push(route)
    case .reset(let route): return .reset(to: route)
    case .path(let stack, let routes, let motion):
      return .setPath(stack: stack, type: stack.typeID, routes, as: motion)
    case .replace(let route, let routes): return .replace(above: route, with: routes)
    case .bringToFront(let route): return .bringToFront(route)
    case .transaction(let steps): return .transaction(steps.map(\.intent))
    case .giveBack: return .giveBack
    }
  }
}

extension NavigationTree {
  /// What a place of a container is called; nil when there is none.
  fileprivate func listedMember(at position: Int, of container: NodeID) -> AnyRoute? {
    guard let node = node(container), (0..<node.children.count).contains(position) else {
      return nil
    }
    return memberRoute(at: position, of: container)
  }
}
