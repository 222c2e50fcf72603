import HeadlessUIKit
import PortolanUIKit
import Testing

@MainActor
@Suite("Setting a path shows its whole chain of screens, from any state of the app (P1, P2, P3)")
struct ChainTests {
  private nonisolated static let chains: [[Five]] = [
    [], [.fourth], [.fourth, .third], [.first, .second, .third],
    [.first, .second, .third, .fourth],
  ]

  @Test(
    "P1: the fourth is shown, and Back goes third, second, first, root", arguments: World.all,
    chains)
  func wholeChain(world: World, start: [Five]) async throws {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = start
      await app.expect(start)
      app.stack.path = [.first, .second, .third, .fourth]
      await app.expect([.first, .second, .third, .fourth])
      for path in [[.first, .second, .third], [.first, .second], [.first], []] as [[Five]] {
        try app.screen.tap("Back")
        await app.expect(path)
      }
    }
  }

  @Test("P2: the fourth stands on the root, and Back goes there", arguments: World.all, chains)
  func oneElement(world: World, start: [Five]) async throws {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = start
      await app.expect(start)
      app.stack.path = [.fourth]
      await app.expect([.fourth])
      try app.screen.tap("Back")
      await app.expect([])
    }
  }

  @Test("P3: empty is the root, append pushes, remove last pops", arguments: World.all, chains)
  func emptyPath(world: World, start: [Five]) async {
    await FiveApp.run(on: world.screen) { app in
      app.stack.path = start
      await app.expect(start)
      app.stack.path = []
      await app.expect([])
      app.controllers.forget()
      app.stack.append(.first)
      await app.expect([.first])
      app.stack.removeLast()
      await app.expect([])
      #expect(app.controllers.edits == [.push(animated: true), .pop(animated: true)])
    }
  }

  @Test("P3: appended in one turn, all stand there", arguments: World.all)
  func appendsInARow(world: World) async {
    await FiveApp.run(on: world.screen) { app in
      await app.expect([])
      for route in [Five.first, .second, .third, .fourth] { app.stack.append(route) }
      #expect(app.stack.path == [.first, .second, .third, .fourth])
      await app.expect([.first, .second, .third, .fourth])
    }
  }
}
