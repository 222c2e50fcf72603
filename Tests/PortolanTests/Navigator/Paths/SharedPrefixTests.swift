import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("The screens that old and new path share at the start keep their nodes and models (P5)")
struct SharedPrefixTests {
  /// Besides the shared beginning, `later` screens stay at other places.
  private nonisolated static let changes: [(from: [Five], to: [Five], shared: Int, later: Int)] = [
    ([.first, .second], [.first, .second, .third], 2, 0),
    ([.first, .second, .third], [.first], 1, 0),
    ([.first, .second, .third], [.first, .fourth], 1, 0),
    ([.first, .second], [.first, .second], 2, 0),
    ([.first, .second, .third, .fourth], [.first, .second, .fourth, .third], 2, 1),
    ([.first, .second], [.second, .first], 0, 1),
    ([.first], [], 0, 0),
    // The same screen twice: each place is a screen of its own.
    ([.first, .first], [.first, .first, .first], 2, 0),
  ]

  @Test(arguments: changes, StackMotion.allCases)
  func `made once, kept, and let go`(
    change: (from: [Five], to: [Five], shared: Int, later: Int), motion: StackMotion
  ) {
    let app = FiveApp()
    app.stack.path = change.from
    let before = app.models
    #expect(before.count == change.from.count + 1)
    let made = app.host.made
    app.stack.set(change.to, as: motion)
    let after = app.models
    #expect(after.prefix(change.shared + 1) == before.prefix(change.shared + 1))
    #expect(after.count == change.to.count + 1)
    #expect(app.host.made - made == change.to.count - change.shared - change.later)
    #expect(app.host.alive == change.to.count + 1)
  }

  @Test func `coming back to a screen finds it as it was left`() {
    let app = FiveApp()
    app.stack.path = [.first, .second]
    let before = app.models
    app.stack.append(.third)
    app.navigator.back()
    #expect(app.models == before)
    #expect(app.host.made == 4)
  }

  @Test func `a folded path keeps what both ends share`() throws {
    let app = FiveApp()
    app.stack.path = [.first, .second]
    let before = app.models
    app.host.isTransitioning = true
    app.stack.path = [.fourth]
    app.stack.path = [.first, .third]
    app.host.isTransitioning = false
    app.navigator.scene.screenDidChange()
    // The first went and came again meanwhile, so it is another: ids are never used twice.
    #expect(app.picture == "(root › first › third)")
    #expect(app.models.first == before.first && app.models[1] != before[1])
    #expect(app.host.alive == 3)
  }
}
