import Portolan
import PortolanTesting

/// A map of all shapes and placements, drawn from a seed; sound, until a fault is planted.
struct RandomMap: NavigationMap {
  private(set) var table: [Point: RouteDestination<Point>] = [:]
  private(set) var samples: [Point] = []
  /// Where others can attach.
  var spots = Spots()
  let extras: Set<Extra>

  /// What not every map has.
  enum Extra {
    /// Alerts and confirmation dialogs, some of which hold others back.
    case dialogs
    /// Splits whose columns before the last one the map shows nowhere.
    case emptyColumns
  }

  /// Routes by what may stand on them or in them.
  struct Spots {
    /// They stand in a stack, so that others can be pushed onto them.
    var stacked: [Point] = []
    var splits: [Point] = []
    /// Pages, and whether they stand in a stack themselves.
    var pages: [(route: Point, isInStack: Bool)] = []
  }

  /// A map of about so many routes; a container may bring a few more.
  init(size: Int, with extras: Set<Extra> = [], random: inout SeededGenerator) {
    self.extras = extras
    // The first is a part that lasts, with a stack, so that all others have something to stand on.
    let main = Point(0)
    let members = reserve(3)
    set(main, .tabs(members, .root))
    for (place, member) in members.enumerated() {
      if place == 0 {
        set(member, .screenInStack(.member(of: main)))
        spots.stacked.append(member)
      } else {
        addShape(member, .member(of: main), isInStack: false, depth: 1, &random)
      }
    }
    while samples.count < size { addRoute(&random) }
  }

  func destination(for route: Point) -> RouteDestination<Point> {
    let destination = table[route.identity] ?? .screen(.root)
    // Dialogs, and links, wait for some of the screens.
    let holding =
      extras.contains(.dialogs) && route.number % 5 < 2 ? destination.holdingDialogs : destination
    return route.number % 7 == 6 ? holding.holdingLinks : holding
  }

  /// The next numbers, so that a container can list members before they are described.
  mutating func reserve(_ count: Int) -> [Point] {
    if samples.isEmpty { samples.append(Point(0)) }
    let points = (0..<count).map { Point(samples.count + $0) }
    samples += points
    return points
  }

  mutating func set(_ route: Point, _ destination: RouteDestination<Point>) {
    table[route] = destination
  }

  func sample(_ random: inout SeededGenerator) -> Point {
    samples[Int.random(in: 0..<samples.count, using: &random)]
  }
}
