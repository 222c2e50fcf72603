import Portolan

enum DeepRoute: NavigationRoute {
  /// Tabs of two, numbered like the nodes of a binary heap; 1 is the part.
  case fork(Int)
  /// A stack at the end of the forks.
  case level(stack: Int, Int)
  case top(stack: Int, value: UInt64)
}

/// Tabs in tabs, two members each, and at their ends stacks of up to a hundred screens.
struct DeepMap: NavigationMap {
  /// A power of two: forks have lower numbers, stacks begin with this one.
  let firstStack: Int
  let height: Int

  func destination(for route: DeepRoute) -> RouteDestination<DeepRoute> {
    switch route {
    case .fork(1): return .tabs([below(2), below(3)], .root)
    case .fork(let number):
      return .tabs([below(2 * number), below(2 * number + 1)], .member(of: .fork(number / 2)))
    case .level(let stack, 0): return .screenInStack(.member(of: .fork(stack / 2)))
    case .level(let stack, let level):
      return .screen(.pushed(onto: .level(stack: stack, level - 1)))
    case .top(let stack, _):
      return .screen(.pushed(onto: .level(stack: stack, height - 2)))
    }
  }

  private func below(_ number: Int) -> DeepRoute {
    number < firstStack ? .fork(number) : .level(stack: number, 0)
  }
}

/// Each target goes to the end of a stack at random and puts another screen there.
struct DeepShape: TreeShape {
  static let name = "deep"
  /// More than any app has, to see how it goes on growing.
  static let largest = 100_000
  let map: DeepMap

  init(screens: Int) {
    var stacks = 2
    while stacks * 100 < screens { stacks *= 2 }
    map = DeepMap(firstStack: stacks, height: max(2, screens / stacks))
  }

  private var stacks: Range<Int> { map.firstStack..<2 * map.firstStack }

  /// Climbs each stack by stages: a plan follows placements no further than fifty times.
  var tour: [DeepRoute] {
    stacks.flatMap { stack in
      stride(from: 40, to: map.height - 1, by: 40).map { .level(stack: stack, $0) }
        + [.top(stack: stack, value: 0)]
    }
  }

  func target(using random: inout SeededGenerator) -> DeepRoute {
    .top(stack: .random(in: stacks, using: &random), value: random.next())
  }

  func look(of route: DeepRoute) -> ScreenLook {
    if case .fork = route { return .tabs }
    return .plain
  }
}
