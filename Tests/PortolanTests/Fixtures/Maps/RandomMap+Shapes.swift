import Portolan
import PortolanTesting

/// Shows one place beside the selected one and leads back to the first.
struct Beside: ContainerAdapter {
  let place: Int

  func shown(beside selected: Int, of count: Int) -> [Int] { [place] }

  func back(from selected: Int, of count: Int) -> Int? { selected > 0 ? 0 : nil }
}

extension RandomMap {
  /// Gives a route some shape, and its members theirs.
  mutating func addShape(
    _ route: Point, _ placement: Placement<Point>, isInStack: Bool, depth: Int,
    reuse: Reuse = .anywhere, _ random: inout SeededGenerator
  ) {
    let guards =
      random.once(in: 6) ? [Point.Guard(number: Int.random(in: 0..<4, using: &random))] : []
    let isDeep = depth > 3 || random.once(in: 2)
    switch Int.random(in: 0..<(isDeep ? 3 : 9), using: &random) {
    case 1 where !isInStack, 2 where !isInStack:
      set(route, .screenInStack(placement, guards: guards, reuse: reuse))
      spots.stacked.append(route)
    case 3 where !isInStack:
      let first = reserve(1)[0]
      set(route, .stack(root: first, placement, guards: guards, reuse: reuse))
      set(first, .screen(.member(of: route)))
      spots.stacked += [route, first]
    case 4 where !isInStack:
      let members = addMembers(of: route, 1...4, isInStack: false, depth, &random)
      set(route, .tabs(members, placement, guards: guards, reuse: reuse))
    case 5 where !isInStack:
      addSplit(route, placement, guards: guards, depth: depth, reuse: reuse, &random)
    case 6:
      let members = addMembers(of: route, 1...4, isInStack: isInStack, depth, &random)
      set(route, .pages(members, placement, guards: guards, reuse: reuse))
      spots.pages.append((route, isInStack))
      if isInStack { spots.stacked.append(route) }
    case 7, 8:
      let members = addMembers(of: route, 1...4, isInStack: isInStack, depth, &random)
      let adapter = Beside(place: Int.random(in: 0...4, using: &random))
      set(route, .custom(adapter, members, placement, guards: guards, reuse: reuse))
      if isInStack { spots.stacked.append(route) }
    default:
      set(route, .screen(placement, guards: guards, reuse: reuse))
      if isInStack { spots.stacked.append(route) }
    }
  }

  /// Gives a route two or three columns.
  mutating func addSplit(
    _ route: Point, _ placement: Placement<Point>, guards: [Point.Guard] = [], depth: Int,
    reuse: Reuse, _ random: inout SeededGenerator
  ) {
    let columns = addColumns(of: route, depth, &random)
    let compact = SplitColumn.allCases.randomElement(using: &random) ?? .primary
    set(
      route,
      .split(
        primary: columns[0], supplementary: columns.count > 2 ? columns[1] : nil,
        secondary: columns[columns.count - 1], compact: compact, placement, guards: guards,
        reuse: reuse))
    spots.splits.append(route)
  }

  private mutating func addColumns(
    of split: Point, _ depth: Int, _ random: inout SeededGenerator
  ) -> [Point] {
    guard extras.contains(.emptyColumns) else {
      return addMembers(of: split, 2...3, isInStack: false, depth, &random)
    }
    let columns = reserve(Int.random(in: 2...3, using: &random))
    for column in columns {
      if column != columns.last, random.once(in: 2) {
        set(column, .nowhere)
      } else {
        addShape(column, .member(of: split), isInStack: false, depth: depth + 1, &random)
      }
    }
    return columns
  }

  private mutating func addMembers(
    of container: Point, _ counts: ClosedRange<Int>, isInStack: Bool, _ depth: Int,
    _ random: inout SeededGenerator
  ) -> [Point] {
    let members = reserve(Int.random(in: counts, using: &random))
    for member in members {
      addShape(
        member, .member(of: container), isInStack: isInStack, depth: depth + 1, &random)
    }
    return members
  }
}
