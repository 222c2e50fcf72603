import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Sets any path in any way while anything runs, and lets a person swipe and tap meanwhile.
@MainActor
@Suite("After random path changes and swipes the path and the tree match the screen (P4, P9)")
struct RandomPathTests {
  @Test(arguments: World.all, [1, 2, 194, 236] as [UInt64])
  func walk(world: World, seed: UInt64) async throws {
    try await FiveApp.run(on: world.screen) { app in
      var random = SeededGenerator(seed: seed)
      await app.expect([])
      for step in 0..<150 {
        try act(app, &random)
        guard step % 5 == 4 else { continue }
        app.screen.cancelSwipeBack()
        await app.settle()
        await app.expect(app.stack.path)
        #expect(
          Int(app.counts.made - app.counts.gone) == app.screens.count, "seed \(seed), step \(step)")
      }
    }
  }

  private func act(_ app: FiveApp, _ random: inout SeededGenerator) throws {
    let motion = StackMotion.allCases.randomElement(using: &random) ?? .automatic
    let path = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
      [Five.first, .second, .third, .fourth].randomElement(using: &random)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0...3: app.stack.set(path, as: motion)
    case 4: app.stack.set(path.map(\.rawValue), as: motion)
    case 5: app.stack.append(.fourth)
    case 6: app.screen.turn()
    case 7:
      app.screen.turn()
      if app.screen.beginSwipeBack() { app.screen.finishSwipeBack() }
    default:
      app.screen.turn()
      if app.screen.tappable.contains("Back") { try app.screen.tap("Back") }
    }
  }
}
