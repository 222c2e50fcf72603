import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "The navigator updates new and open screens only after their guards allow it (RouteComposer)")
struct LateUpdateTests {
  private let notes = Notes()

  private func shopping() async throws -> Shopping {
    let shopping = try await Shopping.showing(
      .product(id: 1), .search("lamp"), host: BuildingHost(),
      tasks: NotingTasks<Shop>(notes: notes))
    notes.forget()
    return shopping
  }

  /// Ways to what a guard keeps; each gives a screen that is there another value first.
  private func ways(_ navigator: Navigator<Shop>) -> [() -> NavigationRequest] {
    [
      {
        navigator.transaction {
          $0.show(.search("desk"))
          $0.show(.club)
        }
      },
      {
        navigator.transaction {
          $0.set([.help], of: .search("desk"))
          $0.show(.search("desk"))
          $0.show(.club)
        }
      },
    ]
  }

  // RouteComposer runs the context tasks of a controller that it found while it looks for where to
  // begin, before its first interceptor; what it builds gets its tasks later.
  @Test func `a navigation that is refused has updated nothing`() async throws {
    let shopping = try await shopping()
    shopping.keeper.club = { .deny("closed") }
    for way in ways(shopping.navigator) {
      let request = way()
      guard case .failed(.refused) = await shopping.outcome(of: request) else {
        return #expect(Bool(false), "\(Outcome(request))")
      }
    }
    #expect(notes.updates.isEmpty)
    #expect(try shopping.context(.search("")).route == .search("lamp"))
  }

  // There a second navigation could find the values of a first that is still being asked about.
  @Test func `before the guard has said yes nothing is updated, then each once`() async throws {
    let shopping = try await shopping()
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let request = ways(shopping.navigator)[0]()
    await eventually { gate.isAwaited }
    #expect(notes.updates.isEmpty)
    #expect(try shopping.context(.search("")).route == .search("lamp"))
    gate.open()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(notes.updates.filter { $0.hasPrefix("search") } == [#"search("desk")"#])
  }

  // RouteComposer asks `canBeDismissed` after those tasks have run.
  @Test func `a screen that stays has kept the others from being updated`() async throws {
    let shopping = try await shopping()
    let reluctance = try Reluctance(of: .product(id: 1), in: shopping)
    reluctance.verdicts[.product(id: 1)] = .stay
    let request = shopping.navigator.transaction {
      $0.show(.search("desk"))
      $0.show(.product(id: 2))
    }
    guard case .failed(.stays) = await shopping.outcome(of: request) else {
      return #expect(Bool(false), "\(Outcome(request))")
    }
    #expect(notes.updates.isEmpty && reluctance.asked == [.product(id: 1)])
    #expect(try shopping.context(.search("")).route == .search("lamp"))
  }
}
