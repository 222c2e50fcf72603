@testable import Portolan

/// The points of a random map with even numbers, or those with odd ones: two modules of one app.
struct Half<Side: Sendable>: NavigationRoute, CustomStringConvertible {
  let point: Point

  typealias Guard = Point.Guard

  static var savedName: String { "\(Side.self)" }
  var identity: Half { Half(point: point.identity) }
  var isLoggable: Bool { true }
  var description: String { point.description }
}

enum Even {}
enum Odd {}

extension AnyRoute {
  /// A point as the module says it to which it belongs.
  var half: (any NavigationRoute)? {
    guard let point = self.as(Point.self) else { return nil }
    if point.number.isMultiple(of: 2) { return Half<Even>(point: point) }
    return Half<Odd>(point: point)
  }

  /// The same, without its type.
  var halved: AnyRoute { half.map { AnyRoute($0) } ?? self }
}

extension RandomMap {
  /// The map in one piece, with each guard answered by the keeper of its module.
  var guardedByHalves: MapSet.Entry {
    MapSet.Entry(self).placing { route, said in
      let isEven = route.as(Point.self)?.number.isMultiple(of: 2) == true
      let rules = said.guards.compactMap { $0.rule as? Point.Guard }
      return AnyDestination(
        shape: said.shape, place: said.place,
        guards: rules.map {
          isEven ? AnyGuard($0, of: Half<Even>.self) : AnyGuard($0, of: Half<Odd>.self)
        },
        reuse: said.reuse, transition: said.transition, isPassing: said.isPassing,
        others: said.others, isNearestFirst: said.isNearestFirst)
    }
  }
}

/// A random map's say about one half of its routes.
struct HalfMap<Side: Sendable>: NavigationMap {
  let whole: RandomMap

  init(_ whole: RandomMap, _ side: Side.Type) {
    self.whole = whole
  }

  func destination(for route: Half<Side>) -> RouteDestination<Half<Side>> {
    RouteDestination(erased: whole.destination(for: route.point).erased.map(halved))
  }

  var samples: [Half<Side>] {
    whole.samples.compactMap { AnyRoute($0).halved.as(Half<Side>.self) }
  }

  private func halved(_ said: AnyDestination) -> AnyDestination {
    AnyDestination(
      shape: halved(said.shape), place: halved(said.place),
      guards: said.guards.compactMap { $0.rule as? Point.Guard }
        .map { AnyGuard($0, of: Half<Side>.self) },
      reuse: said.reuse, transition: said.transition, isPassing: said.isPassing,
      others: said.others.map(halved), isNearestFirst: said.isNearestFirst)
  }

  private func halved(_ place: Place) -> Place {
    switch place {
    case .member(let anchor): return .member(of: anchor.halved)
    case .pushedOnto(let anchor): return .pushedOnto(anchor.halved)
    case .pushed(let pushing, let anchor): return .pushed(pushing, in: anchor?.halved)
    case .opening(let opening, let anchor): return .opening(opening, of: anchor.halved)
    case .presented(let style, .route(let anchor)):
      return .presented(style, over: .route(anchor.halved))
    case .root, .curtain, .presented: return place
    }
  }

  private func halved(_ shape: Shape) -> Shape {
    switch shape {
    case .screen, .ownStack: return shape
    case .stack(let root): return .stack(root: root.halved)
    case .members(let list):
      var copy = MemberList(list.kind, list.routes.compactMap(\.half))
      copy.first = list.first
      copy.adapter = list.adapter
      return .members(copy)
    }
  }
}
