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
      let alternatives = destination.alternatives
      if Set(alternatives.map(\.shape.routes).filter { !$0.isEmpty }).count > 1 {
        problems.append(.unequalMembers(route))
      }
      for other in alternatives.flatMap({ [$0.place.anchor].compactMap(\.self) + $0.shape.routes })
      { look(at: other, over: base) }
      for error in mistakes(in: alternatives.map { error(placing: route, $0, over: base) }) {
        problems.append(MapProblem(route: route.label, diagnostic: error.diagnostic))
      }
    } catch {
      problems.append(MapProblem(route: route.label, diagnostic: error.diagnostic))
    }
  }

  /// Of several alternatives one must be possible; that another is not at the moment is no mistake.
  private func mistakes(in errors: [NavigationError?]) -> [NavigationError] {
    let found = errors.compactMap(\.self)
    if found.count == errors.count { return found.suffix(1) }
    return found.filter {
      switch $0 {
      case .noStack, .nothingToPresentOver: return false
      default: return true
      }
    }
  }

  /// Why a route cannot be placed there; nil when it can, or when that is up to other features.
  private func error(
    placing route: AnyRoute, _ destination: AnyDestination, over base: NavigationTree
  ) -> NavigationError? {
    do throws(NavigationError) {
      var seen: Set<AnyRoute> = []
      let needsBase = try needsBase(destination.place, &seen)
      if needsBase, base.layers.isEmpty, reachesOthers { return nil }
      var planner = Planner(
        maps: maps, keptLimit: 0, tree: needsBase ? base : NavigationTree())
      _ = try planner.place(route, destination, trail: [route])
      return nil
    } catch {
      if case .unknownRoute = error { return nil }
      return error
    }
  }

  /// Whether a place, or what it stands on, attaches to what happens to be shown.
  private func needsBase(
    _ place: Place, _ seen: inout Set<AnyRoute>
  ) throws(NavigationError) -> Bool {
    if place.needsBase { return true }
    guard let anchor = place.anchor, anchor.typeID == type, seen.insert(anchor).inserted else {
      return false
    }
    for alternative in try maps.destination(for: anchor).alternatives
    where try needsBase(alternative.place, &seen) {
      return true
    }
    return false
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
