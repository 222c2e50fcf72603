extension NavigationMap {
  /// What no navigation could carry out, each with its route and a fix; empty when all is well.
  ///
  /// Checks the samples and all that they stand on or list. Routes of other features are not
  /// looked at.
  public var problems: [MapProblem] { MapCheck(self).run(samples.map { AnyRoute($0) }) }
}

/// Looks at each route once.
private struct MapCheck {
  private let maps: MapSet
  private let type: ObjectIdentifier
  private var problems: [MapProblem] = []
  private var seen: Set<AnyRoute> = []
  /// Whether something stands in another feature, which may be there to present over.
  private var reachesOthers = false

  init<M: NavigationMap>(_ map: M) {
    var maps = MapSet()
    let entry = MapSet.Entry(map)
    maps.replace(entry)
    self.maps = maps
    type = entry.type
  }

  func run(_ samples: [AnyRoute]) -> [MapProblem] {
    guard !samples.isEmpty else { return [.noSamples] }
    var check = self
    let base = check.lastingBase(among: samples)
    for route in samples { check.look(at: route, over: base) }
    return check.problems
  }

  /// Something to present over and to push onto, for routes that take what is shown.
  private mutating func lastingBase(among samples: [AnyRoute]) -> NavigationTree {
    var base = NavigationTree()
    for route in samples {
      do {
        guard try !maps.destination(for: route).isPassing else { continue }
        let tree = try Planner.plan(.reach(route), maps: maps, tree: NavigationTree()).to
        if tree.visiblePath.contains(where: { tree[$0].kind == .stack }) { return tree }
        if base.layers.isEmpty { base = tree }
      } catch NavigationError.unknownRoute {
        reachesOthers = true
      } catch { continue }
    }
    return base
  }

  private mutating func look(at route: AnyRoute, over base: NavigationTree) {
    guard route.typeID == type, seen.insert(route).inserted else { return }
    do throws(NavigationError) {
      let destination = try maps.destination(for: route)
      if case .members(let list) = destination.shape { check(list.routes, of: route) }
      for other in [destination.place.anchor].compactMap({ $0 }) + destination.shape.routes {
        look(at: other, over: base)
      }
      let needsBase = try needsBase(destination.place)
      if needsBase, base.layers.isEmpty, reachesOthers { return }
      let tree = needsBase ? base : NavigationTree()
      _ = try Planner.plan(.ask(route), maps: maps, tree: tree)
    } catch {
      if case .unknownRoute = error { return }
      problems.append(MapProblem(route: route.label, diagnostic: error.diagnostic))
    }
  }

  /// Whether the route, or what it stands on, attaches to what happens to be shown.
  private func needsBase(_ place: Place) throws(NavigationError) -> Bool {
    var place = place
    var seen: Set<AnyRoute> = []
    while let anchor = place.anchor, anchor.typeID == type, seen.insert(anchor).inserted {
      place = try maps.destination(for: anchor).place
    }
    switch place {
    case .inVisibleStack, .presented(_, over: nil): return true
    default: return false
    }
  }

  private mutating func check(_ members: [AnyRoute], of route: AnyRoute) {
    if members.isEmpty { problems.append(.emptyTabs(route)) }
    var listed: Set<AnyRoute> = []
    for member in members {
      if !listed.insert(member).inserted { problems.append(.duplicateMember(route, member)) }
      guard member.typeID == type else { continue }
      do {
        let place = try maps.destination(for: member).place
        if place != .member(of: route) { problems.append(.memberElsewhere(member, of: route)) }
      } catch { continue }
    }
  }
}
