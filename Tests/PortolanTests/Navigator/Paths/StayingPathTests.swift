import Portolan
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A new path keeps each screen that the old path also has, at any position (bug-reports X3)")
struct StayingPathTests {
  private nonisolated static let all: [Five] = [.first, .second, .third, .fourth]

  /// All paths of some of the screens, in any order.
  private static func paths(of screens: [Five]) -> [[Five]] {
    [[]]
      + screens.flatMap { first in
        paths(of: screens.filter { $0 != first }).map { [first] + $0 }
      }
  }

  /// How many screens two paths have in the same order, counted by trying.
  private func shared(_ one: ArraySlice<Five>, _ other: ArraySlice<Five>) -> Int {
    guard let first = one.first, let second = other.first else { return 0 }
    if first == second { return 1 + shared(one.dropFirst(), other.dropFirst()) }
    return max(shared(one.dropFirst(), other), shared(one, other.dropFirst()))
  }

  @Test(arguments: [all, [.second, .fourth], [.third, .first, .second]])
  func `from one path to every other`(from: [Five]) {
    for to in Self.paths(of: Self.all) {
      let app = FiveApp()
      app.stack.path = from
      let before = app.models
      let made = app.host.made
      app.stack.path = to
      #expect(app.picture == "(\((["root"] + to.map(\.rawValue)).joined(separator: " › ")))")
      let kept = shared(from[...], to[...])
      #expect(app.host.made - made == to.count - kept, "\(from) → \(to)")
      #expect(before.filter(app.models.contains).count == kept + 1, "\(from) → \(to)")
    }
  }

  @Test func `screens beneath the front one go, and nothing moves`() throws {
    let app = FiveApp()
    app.stack.path = Self.all
    let front = app.models.last
    let request = app.stack.removeAll { [.first, .third].contains($0) }
    #expect(request.outcome != nil && app.picture == "(root › second › fourth)")
    #expect(app.models.last == front)
    let plan = try #require(app.host.plans.last)
    #expect(plan.steps.compactMap(plan.motion).isEmpty)
    #expect(PlannedSteps(plan).steps.allSatisfy { !$0.isAnimated })
    #expect(app.stack.removeAll { _ in false }.outcome != nil && app.models.last == front)
  }

  @Test func `the front one is not asked, those that go are`() async throws {
    let shopping = try await Shopping.showing(.note(1), host: RecordingHost())
    let stack = shopping.navigator.stack(.products)
    try await stack.set([.note(1), .note(2), .product(id: 3)]).arrival()
    var asked: [Shop] = []
    for route in [Shop.note(1), .note(2), .product(id: 3)] {
      try shopping.context(route).askBeforeLeaving {
        asked.append(route)
        return route == .note(2) ? .stay : .leave
      }
    }
    let front = try shopping.node(.product(id: 3))
    let stays = stack.removeAll { $0 == .note(2) }
    #expect(
      await shopping.outcome(of: stays) == .failed(.stays(screen: AnyRoute(Shop.note(2)).label)))
    let goes = stack.removeAll { $0 == .note(1) }
    _ = await shopping.outcome(of: goes)
    #expect(asked == [.note(2), .note(1)] && stack.path == [.note(2), .product(id: 3)])
    #expect(try shopping.node(.product(id: 3)) == front)
  }

  @Test func `so it is above a screen of the stack`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    try await shopping.navigator.replace(above: .products, with: [.note(1), .note(2), .help])
      .arrival()
    let (note, help) = (try shopping.node(.note(2)), try shopping.node(.help))
    try await shopping.navigator.replace(above: .products, with: [.note(2), .note(3), .help])
      .arrival()
    #expect(shopping.picture.hasPrefix("main[*(products › note(2) › note(3) › help)"))
    #expect(try shopping.node(.note(2)) == note && shopping.node(.help) == help)
  }

  @Test func `the same screen twice`() {
    let app = FiveApp()
    app.stack.path = [.first, .second, .first]
    let before = app.models
    app.stack.path = [.second, .first]
    #expect(app.models == [before[0], before[2], before[3]])
    app.stack.path = [.second, .first, .second, .first]
    #expect(app.picture == "(root › second › first › second › first)")
    #expect(app.host.alive == 5)
  }
}
