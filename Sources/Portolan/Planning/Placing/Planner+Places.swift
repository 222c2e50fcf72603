extension Planner {
  /// Builds a route where its placement says, or at the first of its alternatives that is possible.
  mutating func place(
    _ route: AnyRoute, _ destination: AnyDestination, trail: [AnyRoute],
    entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    // A curtain has no other place.
    guard !destination.others.isEmpty, destination.place != .curtain else {
      return try build(route, destination, trail: trail, entering: member)
    }
    if trail.count == 1 { attempts = Attempts() }
    var reasons: [NavigationError] = []
    for alternative in listAlternatives(of: destination) {
      let this = Attempts.Attempt(route: route, destination: alternative, member: member)
      if let known = attempts.failures[this] {
        reasons.append(known)
        continue
      }
      var attempt = self
      do throws(NavigationError) {
        let id = try attempt.build(route, alternative, trail: trail, entering: member)
        self = attempt
        return id
      } catch {
        guard error.isOfTheMoment else { throw error }
        attempts = attempt.attempts
        attempts.failures[this] = error
        reasons.append(error)
      }
    }
    throw reasons.first { $0.isUntilReady } ?? reasons[reasons.count - 1]
  }

  private mutating func build(
    _ route: AnyRoute, _ destination: AnyDestination, trail: [AnyRoute], entering member: AnyRoute?
  ) throws(NavigationError) -> NodeID {
    switch destination.place {
    case .root, .curtain:
      try requireGround(for: route, destination)
      replaceBase()
      let new = try attach(route, destination, entering: member)
      tree.layers = [Layer(style: nil, root: new.root)]
      return new.target
    case .member(let container):
      return try enter(route, destination, of: container, trail: trail, entering: member)
    case .pushedOnto(let parent):
      let stack = try showStack(endingWith: parent, for: route, trail: trail)
      return try push(route, destination, on: stack, entering: member)
    case .pushed(let pushing, let element):
      let stack =
        if let element {
          try revealStack(of: element, for: route, trail: trail)
        } else {
          try uncoverStack(for: route)
        }
      makeRoom(in: stack, for: pushing)
      return try push(route, destination, on: stack, entering: member)
    case .opening(let opening, let container):
      return try put(
        route, destination, into: opening, of: container, trail: trail, entering: member)
    case .presented(let style, let beneath):
      try uncover(beneath, trail: trail)
      closeDialog()
      try requireSomethingLasting(beneath: route)
      let new = try attach(route, destination, entering: member)
      tree.layers.append(Layer(style: style, root: new.root))
      return new.target
    }
  }

  /// Throws for a part in a curtain, for a curtain in the scene, and for a curtain with guards.
  private func requireGround(
    for route: AnyRoute, _ destination: AnyDestination
  ) throws(NavigationError) {
    let isCurtain = destination.place == .curtain
    if isCurtain, !destination.guards.isEmpty { throw .guardedCurtain(route: route.label) }
    if isCurtain != traits.isCurtain { throw .otherSideOfCurtain(route: route.label) }
  }

  /// Closes the elements above the screen `parent` in its stack, and returns the stack.
  private mutating func showStack(
    endingWith parent: AnyRoute, for route: AnyRoute, trail: [AnyRoute]
  ) throws(NavigationError) -> NodeID {
    let beneath = try reach(parent, trail: trail)
    guard let (stack, _) = tree.stack(around: beneath) else { throw .noStack(for: route.label) }
    return stack
  }

  /// Removes the elements that a push replaces; before the push, the stack may be empty.
  mutating func makeRoom(in stack: NodeID, for pushing: Pushing) {
    switch pushing {
    case .above: return
    case .replacingTop: tree.pop(stack, to: tree[stack].children.count - 2)
    case .asOnlyElement: tree.pop(stack, to: -1)
    }
  }

  /// Closes the layers above the screen that a layer is presented over.
  private mutating func uncover(
    _ beneath: Place.Beneath, trail: [AnyRoute]
  ) throws(NavigationError) {
    switch beneath {
    case .front: putBack()
    case .root: uncover(0)
    case .route(let route):
      let id = try reach(route, trail: trail)
      if let layer = tree.layer(of: id) { uncover(layer) }
    }
  }

  private func requireSomethingLasting(beneath route: AnyRoute) throws(NavigationError) {
    guard let base = tree.layers.first, let name = tree.name(ofRoot: base.root) else {
      throw .nothingToPresentOver(route: route.label)
    }
    if tree.layers.count == 1, try maps.destination(for: name).isPassing {
      throw .nothingToPresentOver(route: route.label)
    }
  }
}

extension NavigationError {
  /// Whether the error holds only for the present tree or place, so that an alternative may work.
  ///
  /// Other errors, such as a cycle, are mistakes in every tree.
  fileprivate var isOfTheMoment: Bool {
    switch self {
    case .noStack, .containerInStack, .notAMember, .noSuchPlace, .nothingToPresentOver,
      .unknownRoute, .otherSideOfCurtain:
      return true
    default: return false
    }
  }

  /// Whether the error disappears when the app is ready.
  fileprivate var isUntilReady: Bool {
    if case .nothingToPresentOver = self { return true }
    return false
  }
}

extension Opening {
  /// The position of a column or page in a container; nil when the container has none.
  func position(in node: Node) -> Int? {
    switch self {
    case .column(let column):
      return node.kind == .split ? column.position(of: node.children.count) : nil
    case .page: return node.kind == .pages ? node.selection : nil
    }
  }
}

extension MapSet {
  /// Whether a route belongs to the scene or to a curtain, by the places on which it is built.
  enum Ground: Equatable {
    /// In the scene.
    case scene
    /// In a curtain over the scene, whose own route this is.
    case curtain(AnyRoute)
    /// In the scene or curtain that is in front at the request.
    case front
  }

  /// Where a route belongs that is to be built; of several alternatives the first one counts.
  func ground(of route: AnyRoute, at place: Place? = nil) -> Ground {
    var (route, place) = (route, place ?? firstPlace(of: route))
    for _ in 0..<Planner.deepest {
      guard let found = place, !found.needsBase else { return place == nil ? .scene : .front }
      if found == .curtain { return .curtain(route) }
      guard let anchor = found.anchor else { return .scene }
      (route, place) = (anchor, firstPlace(of: anchor))
    }
    return .scene
  }

  /// Whether the map places a route on `base`, perhaps through others, or both are one screen.
  func places(_ route: AnyRoute, on base: AnyRoute) -> Bool {
    var route: AnyRoute? = route
    for _ in 0..<Planner.deepest {
      guard let other = route, !other.isSameScreen(as: base) else { return route != nil }
      route = firstPlace(of: other)?.anchor
    }
    return false
  }

  /// Whether a route is itself a curtain, which is shown without asking guards.
  package func isCurtain(_ route: AnyRoute) -> Bool { firstPlace(of: route) == .curtain }

  private func firstPlace(of route: AnyRoute) -> Place? { destination(ifKnown: route)?.place }
}
