import Portolan

/// Checks each route of one map or of all maps of an app, each once.
struct MapCheck {
  private let maps: MapSet
  /// Whether these are all maps of the app, so that a route of another type is a mistake.
  private let isWhole: Bool
  private var problems: [Diagnostic] = []
  private var seen: Set<AnyRoute> = []
  /// How many routes may have been seen when the routes beneath the present sample are checked.
  private var mostSeen = 0
  /// Whether a route is placed on another feature's, which may offer a screen to present over.
  private var reachesOthers = false

  /// Creates a check of one map; routes of other features are not checked.
  init(_ map: some NavigationMap) {
    var maps = MapSet()
    maps.replace(MapSet.Entry(map))
    self.maps = maps
    isWhole = false
  }

  /// Creates a check of all maps of an app.
  init(_ maps: MapSet) {
    self.maps = maps
    isWhole = true
  }

  /// How many routes are checked on which one sample is placed, or which it lists.
  private static var mostBeneath: Int { 1_000 }

  func run() -> [Diagnostic] {
    var check = self
    check.problems = maps.namesakes.map { .sameName($0) }
    var samples: [AnyRoute] = []
    for entry in maps.sorted {
      let own = entry.samples()
      if own.isEmpty { check.problems.append(.noSamples(of: entry.name)) }
      samples += own
    }
    let base = check.lastingBase(among: samples)
    for route in samples {
      check.mostSeen = check.seen.count + Self.mostBeneath
      check.look(at: route, over: base)
    }
    for route in samples where maps.isCurtain(route) && !isUnguarded(route, isCurtain: true) {
      check.note(.guardedCurtain(route: route.label), of: route, on: [])
    }
    for route in maps.sorted.compactMap(\.refuge)
    where !maps.isRefuge(route) || !isUnguarded(route) {
      check.problems.append(.guardedRefuge(route))
    }
    return check.problems
  }

  /// Looks for a tree with a front screen, for routes that need one; empty when no sample gives it.
  private mutating func lastingBase(among samples: [AnyRoute]) -> NavigationTree {
    var base = NavigationTree()
    for route in samples {
      do {
        guard try !maps.destination(for: route).isPassing else { continue }
        let tree = try maps.plan(showing: route).to
        if tree.visiblePath.contains(where: { tree.kind(of: $0) == .stack }) { return tree }
        if base.layerRoots.isEmpty { base = tree }
      } catch NavigationError.unknownRoute {
        reachesOthers = true
      } catch { continue }
    }
    return base
  }

  /// Whether a part or a curtain has no guards, nor have the members that are built with it.
  private func isUnguarded(_ route: AnyRoute, isCurtain: Bool = false) -> Bool {
    do throws(NavigationError) {
      return try maps.plan(showing: route, inCurtain: isCurtain)
        .guarded(in: maps, but: route).isEmpty
    } catch { return isCurtain }
  }

  /// Checks a route and the routes that it is placed on or lists, up to a greatest depth.
  private mutating func look(at route: AnyRoute, over base: NavigationTree, depth: Int = 0) {
    guard maps.knows(route), seen.count < mostSeen, seen.insert(route).inserted else { return }
    do throws(NavigationError) {
      let destination = try maps.destination(for: route)
      if case .members(let list) = destination.shape { check(list.routes, of: route) }
      let alternatives = destination.alternatives
      if alternatives.contains(where: \.isDialogOfScreens) { note(.dialogOfScreens(route)) }
      if Set(alternatives.map(\.shape.routes).filter { !$0.isEmpty }).count > 1 {
        note(.unequalMembers(route))
      }
      let anchors = alternatives.compactMap(\.place.anchor)
      for other in anchors + alternatives.flatMap(\.shape.routes) where depth < MapSet.deepest {
        look(at: other, over: base, depth: depth + 1)
      }
      for error in mistakes(in: alternatives.map { error(placing: route, $0, over: base) }) {
        note(error, of: route, on: anchors)
      }
    } catch .notInThisMap(route: route.label) {
      return
    } catch {
      note(error, of: route, on: [])
    }
  }

  /// Notes an error of a route; an unknown route is noted only if it is one of `anchors`.
  private mutating func note(_ error: NavigationError, of route: AnyRoute, on anchors: [AnyRoute]) {
    guard case .unknownRoute(let other, let nearest) = error else {
      var problem = error.diagnostic
      problem.route = route.label
      return note(problem)
    }
    guard anchors.contains(where: { $0.label == other }) else { return }
    note(.stranger(other, named: route, nearest: nearest))
  }

  private mutating func note(_ problem: Diagnostic) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The errors to note: one alternative must be possible; the others may fail in some trees.
  private func mistakes(in errors: [NavigationError?]) -> [NavigationError] {
    let found = errors.compactMap(\.self)
    if found.count == errors.count { return found.suffix(1) }
    return found.filter {
      switch $0 {
      case .noStack, .nothingToPresentOver, .unknownRoute: return false
      default: return true
      }
    }
  }

  /// The error of placing a route; nil when it can be placed, or when other features decide that.
  private func error(
    placing route: AnyRoute, _ destination: AnyDestination, over base: NavigationTree
  ) -> NavigationError? {
    do throws(NavigationError) {
      var seen: Set<AnyRoute> = []
      let needsBase = try needsBase(destination.place, &seen)
      if needsBase, base.layerRoots.isEmpty, reachesOthers { return nil }
      try maps.tryBuilding(route, at: destination, in: needsBase ? base : NavigationTree())
      return nil
    } catch {
      if case .unknownRoute = error, !isWhole { return nil }
      return error
    }
  }

  /// Whether a place, or one of its anchors, attaches to the front screen.
  private func needsBase(
    _ place: Place, _ seen: inout Set<AnyRoute>
  ) throws(NavigationError) -> Bool {
    if place.needsBase { return true }
    guard let anchor = place.anchor, maps.knows(anchor), seen.count <= MapSet.deepest,
      seen.insert(anchor).inserted
    else { return false }
    for alternative in try maps.destination(for: anchor).alternatives
    where try needsBase(alternative.place, &seen) {
      return true
    }
    return false
  }

  private mutating func check(_ members: [AnyRoute], of route: AnyRoute) {
    if members.isEmpty { note(.emptyTabs(route)) }
    var listed: Set<AnyRoute> = []
    for member in members {
      if !listed.insert(member).inserted { note(.duplicateMember(route, member)) }
      do throws(NavigationError) {
        let places = try maps.destination(for: member).alternatives.map(\.place)
        if !places.contains(.member(of: route)) {
          note(.memberElsewhere(member, of: route))
        }
      } catch {
        guard isWhole, case .unknownRoute(_, let nearest) = error else { continue }
        note(.stranger(member.label, named: route, nearest: nearest))
      }
    }
  }
}

extension AnyDestination {
  /// Whether the destination puts a container into an alert or a confirmation dialog.
  fileprivate var isDialogOfScreens: Bool {
    place.isDialog && shape != .screen
  }
}
