import Testing

@testable import Portolan
@testable import PortolanFixtures

/// Routes that stand on one another through alternatives; how far, a link decides.
private struct Alternatives: NavigationMap {
  let kind: Kind
  var samples = [Spot.a, .item(1)]
  let asked = Asked()

  enum Kind: CaseIterable {
    /// Each stands on the one before, or in its stack.
    case nearest
    /// Each stands on the next one, without end.
    case endless
    /// Each stands on either of two others.
    case forked
    /// Each is pushed onto the one before, or presented over it.
    case folders
    /// Each is a container that no stack takes, or stands on the one before.
    case containers
  }

  /// Counts how often the map was asked.
  final class Asked: @unchecked Sendable {
    var count = 0
  }

  func destination(for route: Spot) -> RouteDestination<Spot> {
    asked.count += 1
    guard case .item(let number) = route else {
      if case .b = route { return .screen(.root) }
      return route == .a ? .screenInStack(.root) : .screen(.member(of: .item(-1)))
    }
    switch kind {
    case .nearest where number > 0:
      return .nearestOf(
        .screen(.pushed(onto: .item(number - 1))), .screen(.pushed(inStackOf: .item(number - 1))))
    case .endless:
      return .nearestOf(
        .screen(.pushed(onto: .item(number + 1))), .screen(.pushed(inStackOf: .item(number + 1))))
    case .forked where number < 1 << 40:
      return .nearestOf(
        .screen(.pushed(onto: .item(2 * number))), .screen(.pushed(onto: .item(2 * number + 1))))
    case .folders where number > 0:
      return .firstOf(
        .screen(.pushed(onto: .item(number - 1))),
        .screenInStack(.presented(.sheet, over: .item(number - 1))))
    case .containers where number > 0:
      return .firstOf(
        .tabs([.c], .pushed(onto: .item(number - 1))), .screen(.pushed(onto: .item(number - 1))))
    case .folders: return .screen(.pushed(.inVisibleStack))
    case .nearest, .forked, .containers: return .screen(.pushed(onto: .a))
    }
  }
}

@Suite("Nested alternative destinations are each tried once, and the search ends (attacks H4)")
struct ManyAlternativesTests {
  private func outcome(
    _ kind: Alternatives.Kind, _ number: Int, over base: Spot = .a
  ) throws -> (result: Result<NavigationPlan, NavigationError>, asked: Int) {
    let map = Alternatives(kind: kind)
    var desk = Desk(map)
    try desk.show(base)
    map.asked.count = 0
    let result = Result { () throws(NavigationError) in
      try desk.plan(.show(AnyRoute(Spot.item(number))))
    }
    return (result, map.asked.count)
  }

  @Test(arguments: [1, 8, 20, 49]) func `of which the nearest is taken`(number: Int) throws {
    let (result, asked) = try outcome(.nearest, number)
    let plan = try result.get()
    #expect(plan.to.count == number + 3)
    #expect(asked <= 25 * (number + plan.steps.count), "\(asked)")
  }

  @Test(arguments: [52, 1_000_000]) func `too many are an error, however many`(number: Int) throws {
    let (result, asked) = try outcome(.nearest, number)
    #expect(throws: NavigationError.tooDeep(route: AnyRoute(Spot.item(number)).label)) {
      try result.get()
    }
    #expect(asked <= 25 * 50, "\(asked)")
  }

  @Test(arguments: [Alternatives.Kind.endless, .forked])
  fileprivate func `without end they are an error`(kind: Alternatives.Kind) throws {
    let (result, asked) = try outcome(kind, 1)
    if kind == .endless {
      #expect(throws: NavigationError.tooDeep(route: AnyRoute(Spot.item(1)).label)) {
        try result.get()
      }
    } else {
      #expect(try (43...44).contains(result.get().to.count))
    }
    #expect(asked <= 100 * 50, "\(asked)")
  }

  @Test(arguments: [1, 10, 18, 49]) func `none of which is possible`(number: Int) throws {
    let (result, asked) = try outcome(.folders, number, over: .b)
    #expect(throws: NavigationError.noStack(for: AnyRoute(Spot.item(0)).label)) {
      try result.get()
    }
    #expect(asked <= 25 * (number + 1), "\(asked)")
  }

  @Test(arguments: [1, 10, 18, 49])
  func `the first of which always fails on the way`(number: Int) throws {
    let (result, asked) = try outcome(.containers, number)
    let plan = try result.get()
    #expect(plan.to.count == number + 3 && plan.to.faults == [])
    #expect(asked <= 25 * (number + plan.steps.count) + number * number, "\(asked)")
  }

  @Test func `what has failed is tried again where the tree is another`() throws {
    var desk = Desk(Alternatives(kind: .folders))
    try desk.show(.b)
    let plan = try desk.plan(
      .transaction([.show(AnyRoute(Spot.a)), .show(AnyRoute(Spot.item(2)))]))
    #expect(plan.to.picture == "(a › item(0) › item(1) › item(2))")
  }

  @Test func `the check of the map names those without end, and ends`() {
    #expect(Alternatives(kind: .endless).problems.first?.code == "NAV008")
    #expect(Alternatives(kind: .nearest, samples: [.a, .item(40)]).problems.isEmpty)
    let deep = Alternatives(kind: .nearest, samples: [.a, .item(1_000_000)])
    #expect(deep.problems.first?.code == "NAV008")
    #expect(Alternatives(kind: .folders, samples: [.a, .item(40)]).problems.isEmpty)
    _ = Alternatives(kind: .forked).problems
  }
}
