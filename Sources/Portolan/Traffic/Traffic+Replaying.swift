extension Traffic {
  /// Whether no request is under way or parked, and the host shows the tree.
  package var isQuiet: Bool {
    rows.isEmpty && parked.isEmpty && committed.isEmpty && revalidation == nil && host.isAtRest
      && !isClosed
  }

  /// Whether curtains are open over the scene.
  package var hasCurtains: Bool { !curtains.isEmpty }

  /// The start of a log; nil while a request is on its way, and while screens are open that cannot
  /// be built again from their routes.
  package var start: TrafficStart? {
    guard isQuiet, owed.isEmpty, inherited.isEmpty else { return nil }
    let saved = SavedTree(tree, listing: maps)
    guard !saved.outline.elements.contains(where: { $0.kind == .foreign }) else { return nil }
    return TrafficStart(
      saved: saved, nodes: tree.outlineOrder, newest: tree.newest, lastNumber: lastNumber,
      traits: traits, limits: limits, curtains: curtains, reluctant: reluctant.sorted(),
      isHosted: host.isMoving != nil, occasional: occasional)
  }

  /// Creates the engine as it was when a log began; throws when these maps can show no screen of
  /// it.
  package init(
    _ start: TrafficStart, maps: MapSet
  ) throws(NavigationError) {
    self.init(maps)
    (traits, limits, curtains) = (start.traits, start.limits, start.curtains)
    limits.bound()
    occasional = start.occasional ?? []
    // The numbers in a file may be anything.
    lastNumber = min(max(0, start.lastNumber), 1 << 40)
    isHeard = true
    if !start.saved.outline.elements.isEmpty {
      let planner = Planner(
        maps: maps, keptLimit: limits.keptParts, traits: traits, tree: NavigationTree())
      var restorer = Restorer(start.saved, without: [], planner: planner)
      restorer.known = start.isNumbered ? start.nodes : nil
      _ = try restorer.restore()
      tree = restorer.planner.tree
    }
    tree.number(after: NodeID(raw: min(start.newest.raw, 1 << 40)))
    reluctant = Set(start.reluctant.filter(tree.contains))
    host.isMoving = start.isHosted ? false : nil
    host.settle(on: tree)
  }

  /// Takes a signal in, and returns the events that it causes.
  package mutating func replay(_ signal: Signal) -> [NavigationEvent] {
    var effects: [Effect] = []
    handle(signal, &effects)
    return effects.compactMap { if case .tell(let event, _) = $0 { event } else { nil } }
  }

  /// The label of the guard or screen that a ticket's question asks, or the number of a parked
  /// request; nil without either.
  package func label(of ticket: Ticket) -> RouteLabel? {
    switch askings[ticket]?.addressee {
    case .rule(let rule, nil): return rule.label
    case .rule(let rule, let occasion?):
      return RouteLabel(type: rule.label.type, text: "\(rule.label.text) \(occasion)")
    case .screen(let id): return label(ofAsked: id)
    case nil:
      let waiting = waitingParkings().first { $0.parking.ticket == ticket }
      return waiting.map { RouteLabel(type: "", text: "\($0.request.number)") }
    }
  }

  /// The ticket of the wait with a label; nil when there is none.
  package func ticket(labelled label: RouteLabel) -> Ticket? {
    (askings.ofRules + askings.ofScreens + waitingParkings().map(\.parking.ticket))
      .first { self.label(of: $0) == label }
  }

  /// The ticket of the plan that the host performs; nil when it performs none.
  package var performing: Ticket? { host.performance?.ticket }
}

extension NavigationTree {
  /// The nodes in the order in which an outline lists them.
  package var outlineOrder: [NodeID] {
    ([layers] + kept).joined().flatMap { subtree($0.root) }
  }
}
