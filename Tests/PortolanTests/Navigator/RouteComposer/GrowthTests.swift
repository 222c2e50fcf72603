import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "The cost of a navigation grows linearly with the number of screens built (RouteComposer)")
struct GrowthTests {
  nonisolated static let sizes = [10, 100, 1000]

  private func course(_ size: Int) -> NavigationCourse<Bead> {
    NavigationCourse(through: [.string] + (0..<size).map(Bead.bead))
  }

  private func beads(_ order: BeadMap.Order, _ size: Int) async throws -> Stringing {
    let beads = Stringing(BeadMap(order: order, count: size))
    switch order {
    case .chain: _ = try await beads.cost { $0.show(course(size)) }
    case .tabs: _ = try await beads.cost { $0.show(.string) }
    }
    return beads
  }

  /// Expects that a chain cost no more than so much for each of its screens.
  private func expectLinear(
    _ cost: Stringing.Cost, _ size: Int, _ guarding: BeadMap.Guarding,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(cost.reads <= 25 * size + 60, sourceLocation: sourceLocation)
    #expect(cost.destinations <= size + 2, sourceLocation: sourceLocation)
    let questions = [.none: 0, .alike: 1, .each: size][guarding]
    #expect(cost.questions == questions, sourceLocation: sourceLocation)
    // An update for each, and one arrival.
    #expect(cost.callbacks == size + 2, sourceLocation: sourceLocation)
    #expect(cost.plans == 1, sourceLocation: sourceLocation)
  }

  // RouteComposer moves the whole list of what it builds for each step that it adds in front, and
  // compares each controller of a chain with all before it when its tasks are done.
  @Test(arguments: sizes, BeadMap.Guarding.allCases)
  func `a chain built from nothing`(size: Int, guarding: BeadMap.Guarding) async throws {
    let beads = Stringing(BeadMap(order: .chain, count: size, guarding: guarding))
    let cost = try await beads.cost { $0.show(course(size)) }
    expectLinear(cost, size, guarding)
    #expect(beads.screens == size + 1)
  }

  // RouteComposer climbs a chain step by step and searches all controllers anew for each step.
  @Test(arguments: [10, 20, 40], BeadMap.Guarding.allCases)
  func `a chain in which each stands on the one before`(
    size: Int, guarding: BeadMap.Guarding
  ) async throws {
    let beads = Stringing(BeadMap(order: .chain, count: size, guarding: guarding))
    let cost = try await beads.cost { $0.show(.bead(size - 1)) }
    expectLinear(cost, size, guarding)
    #expect(beads.screens == size + 1)
  }

  // RouteComposer's search makes what a container holds unique by comparing each with each, and
  // that for every step of what is asked for.
  @Test(arguments: sizes, BeadMap.Order.allCases)
  func `one thing more costs the same among many as among few`(
    size: Int, order: BeadMap.Order
  ) async throws {
    let few = try await beads(order, 10)
    let many = try await beads(order, size)
    // Tasks are told what an arrival stands on, and in a chain that is all of it.
    let chain = order == .chain ? size - 10 : 0
    for (near, far) in [(Bead.clasp, Bead.clasp), (.bead(9), .bead(size - 1))] {
      let expected = try await few.cost { $0.show(near) }
      let cost = try await many.cost { $0.show(far) }
      #expect(cost.reads <= expected.reads + chain, "\(far)")
      #expect(cost.destinations == expected.destinations)
      #expect(cost.callbacks == expected.callbacks && cost.plans == 1)
    }
  }

  // RouteComposer asks each controller of a stack in turn whether it is the one, for each step.
  @Test(arguments: sizes)
  func `going back costs what goes`(size: Int) async throws {
    let beads = try await beads(.chain, size)
    let cost = try await beads.cost { $0.show(.bead(size / 2)) }
    #expect(cost.reads <= 10 * size + 60)
    #expect(cost.destinations <= 1 && cost.callbacks == 2 && cost.plans == 1)
    #expect(beads.screens == size / 2 + 2)
  }

  @Test(arguments: sizes)
  func `of many tabs only the one that is asked for is built`(size: Int) async throws {
    let beads = Stringing(BeadMap(order: .tabs, count: size, guarding: .each))
    let cost = try await beads.cost { $0.show(.bead(size - 1)) }
    #expect(beads.screens == 1 && cost.questions == 1)
    // The tabs know the place of each; nothing else of them is looked at.
    #expect(cost.reads <= 2 * size + 60 && cost.destinations <= 4 && cost.plans == 1)
    // The tabs and the one in front are told of themselves, and of the arrival.
    #expect(cost.callbacks == 3)
  }

  @Test(arguments: [10, 50, 200])
  func `what changes while a guard is asked is planned again, once`(
    size: Int
  ) async throws {
    let beads = Stringing(BeadMap(order: .chain, count: size, guarding: .each))
    beads.whenAsked = { [weak beads] in
      // What a plan depends on changes half-way: what was worked out before does not hold any more.
      if $0 == .each(size / 2) { beads?.navigator.scene.keptPartLimit += 1 }
    }
    let cost = try await beads.cost { $0.show(course(size)) }
    #expect(cost.questions == size)
    #expect(cost.destinations <= 2 * size + 4)
  }
}
