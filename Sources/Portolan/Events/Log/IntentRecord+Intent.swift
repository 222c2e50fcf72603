extension IntentRecord {
  /// The record of an intent; nodes are named by their places in the tree, types as maps say.
  init(
    _ intent: Intent, in tree: NavigationTree, _ maps: MapSet, _ routes: inout RouteRecorder
  ) {
    self.init(RouteLabel.caseName(of: intent))
    route = intent.route.map { routes.record($0) }
    switch intent {
    case .reach(_, let isKeeping): manner = isKeeping ? Self.keeping : nil
    case .ask, .select, .push, .reset, .pop, .back, .popToRoot, .dismiss, .dismissAll, .dismissTo,
      .giveBack, .releaseKept, .bringToFront, .restore, .follow:
      break
    case .selectMember(let container, let position):
      places = [tree.nodePlace(of: container)]
      self.position = position
    case .move(let move): note(move, in: tree)
    case .along(let course):
      route = nil
      path = course.routes.map { routes.record($0) }
      place = course.place?.withoutSource.map { routes.record($0) }
    case .close(let id), .fillCompanions(let id), .bringNodeToFront(let id):
      places = [tree.nodePlace(of: id)]
    case .setPath(let stack, let type, let path, let motion):
      route = routes.record(stack)
      self.path = path.map { routes.record($0) }
      self.type = maps.entries[type]?.name
      manner = motion == .automatic ? nil : "\(motion)"
    case .replace(let anchor, let path):
      route = routes.record(anchor)
      self.path = path.map { routes.record($0) }
    case .transaction(let intents):
      route = nil
      steps = intents.map { IntentRecord($0, in: tree, maps, &routes) }
    case .proceed(_, let id): places = id.map { [tree.nodePlace(of: $0)] }
    case .evict(let ids, _): places = ids.map(tree.nodePlace)
    case .adopt(let map, _): manner = map.entry.mapName
    }
  }

  private static var keeping: String { "keeping" }

  private mutating func note(_ move: Move, in tree: NavigationTree) {
    manner = RouteLabel.caseName(of: move)
    guard case .select(let container, let position) = move else { return }
    places = [tree.nodePlace(of: container)]
    self.position = position
  }

  /// The intent again, in a tree in which its places may name other nodes.
  ///
  /// Nil for what nobody can ask for, and where a word is not known.
  func intent(
    in tree: NavigationTree, typeID: (String) -> ObjectIdentifier?,
    _ known: (RouteRecord) -> AnyRoute?
  ) -> Intent? {
    let target = route.flatMap(known)
    // What is gone keeps a number that no node has.
    let nodes = places?.map { tree.node(at: $0) ?? NodeID(raw: .max) } ?? []
    switch (verb, target) {
    case ("reach", let route?): return .reach(route, keeping: manner == Self.keeping)
    case ("proceed", let route?): return .proceed(to: route, from: nodes.first)
    case ("ask", let route?): return .ask(route)
    case ("select", let route?): return .select(route)
    case ("push", let route?): return .push(route)
    case ("reset", let route?): return .reset(to: route)
    case ("pop", let route?): return .pop(to: route)
    case ("dismissTo", let route?): return .dismissTo(route)
    case ("bringToFront", let route?): return .bringToFront(route)
    case ("replace", let anchor?): return routes(known).map { .replace(above: anchor, with: $0) }
    case ("transaction", nil):
      let intents = steps?.compactMap { $0.intent(in: tree, typeID: typeID, known) }
      return intents?.count == steps?.count ? intents.map { .transaction($0) } : nil
    case ("setPath", let stack?): return path(of: stack, typeID, known)
    case ("along", nil): return course(known)
    case ("move", nil): return move(nodes.first).map { .move($0) }
    case ("back", nil): return .back
    case ("popToRoot", nil): return .popToRoot
    case ("dismiss", nil): return .dismiss
    case ("dismissAll", nil): return .dismissAll
    case ("giveBack", nil): return .giveBack
    case ("releaseKept", nil): return .releaseKept
    case ("close", nil): return nodes.first.map { .close($0) }
    case ("bringNodeToFront", nil): return nodes.first.map { .bringNodeToFront($0) }
    case ("evict", _): return .evict(nodes, instead: target)
    case ("fillCompanions", nil): return nodes.first.map { .fillCompanions(of: $0) }
    case ("selectMember", nil):
      guard let container = nodes.first, let position else { return nil }
      return .selectMember(of: container, at: position)
    default: return nil
    }
  }

  private func move(_ container: NodeID?) -> Move? {
    switch (manner, container, position) {
    case ("back", _, _): return .back
    case ("first", _, _): return .first
    case ("dismiss", _, _): return .dismiss
    case ("select", let container?, let position?):
      return .select(in: container, position: position)
    default: return nil
    }
  }

  /// The routes of the path; nil when one of them is not known.
  private func routes(_ known: (RouteRecord) -> AnyRoute?) -> [AnyRoute]? {
    let routes = path?.compactMap(known)
    return routes?.count == path?.count ? routes : nil
  }

  private func course(_ known: (RouteRecord) -> AnyRoute?) -> Intent? {
    guard let routes = routes(known) else { return nil }
    do {
      let place = try place?.map { record in
        guard let anchor = known(record) else { throw LogProblem.noSample(record.label) }
        return anchor
      }
      return .along(AnyCourse(routes: routes, place: place))
    } catch { return nil }
  }

  private func path(
    of stack: AnyRoute, _ typeID: (String) -> ObjectIdentifier?,
    _ known: (RouteRecord) -> AnyRoute?
  ) -> Intent? {
    guard let routes = routes(known), let type = type.flatMap(typeID) else { return nil }
    let motion = StackMotion.allCases.first { "\($0)" == manner } ?? .automatic
    return .setPath(stack: stack, type: type, routes, as: motion)
  }
}
