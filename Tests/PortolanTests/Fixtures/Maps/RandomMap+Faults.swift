import Portolan
import PortolanTesting

extension RandomMap {
  /// What can be wrong with a map, as the check and the planner name it.
  enum Fault: String, CaseIterable {
    case cycle = "NAV003"
    case noStack = "NAV004"
    case notAMember = "NAV005"
    case containerInStack = "NAV006"
    case noSuchPlace = "NAV007"
    case nothingToPresentOver = "NAV010"
  }

  /// Adds a route that no navigation can reach, and returns it.
  mutating func plant(_ fault: Fault, _ random: inout SeededGenerator) -> Point {
    let new = reserve(3)
    switch fault {
    case .cycle:
      set(new[0], .screen(.pushed(onto: new[1])))
      set(new[1], .screen(.pushed(inStackOf: new[2])))
      set(new[2], .screenInStack(.presented(.sheet, over: new[0])))
    case .noStack:
      set(new[0], .screen(.pushed(onto: new[1])))
      set(new[1], .screen(.root))
      set(new[2], .screen(.root))
    case .notAMember:
      set(new[0], .screen(.member(of: Point(0))))
      set(new[1], .screen(.root))
      set(new[2], .screen(.root))
    case .containerInStack:
      set(new[0], .tabs([new[1], new[2]], .pushed(onto: Point(1))))
      set(new[1], .screen(.member(of: new[0])))
      set(new[2], .screen(.member(of: new[0])))
    case .noSuchPlace:
      set(
        new[0],
        random.once(in: 2) ? .screen(.page(of: Point(0))) : .screen(.column(.primary, of: Point(0)))
      )
      set(new[1], .screen(.root))
      set(new[2], .screen(.root))
    case .nothingToPresentOver:
      set(new[0], .screenInStack(.presented(.sheet, over: new[1])))
      set(new[1], .screen(.root, isPassing: true))
      set(new[2], .screen(.root))
    }
    return new[0]
  }
}
