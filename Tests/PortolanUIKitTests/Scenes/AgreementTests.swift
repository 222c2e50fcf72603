import HeadlessUIKit
import PortolanUIKit
import Testing

/// Law 2 at the distance of the screen, under each version and each assumption.
@MainActor @Suite("Law 2: at rest, reading the screen gives the tree") struct AgreementTests {
  /// Seeds that once found a gesture between two steps of a plan.
  nonisolated static let found = [1_080, 1_554, 2_833]

  @Test(arguments: Array(0..<120) + found)
  func holdsAfterRandomMoves(seed: Int) async {
    let screen = World.all[seed % World.all.count].screen
    await TestApp.run(on: screen) { app in
      app.navigator.show(.main)
      var user = RandomUser(app, seed: UInt64(seed))
      var done: [String] = []
      for _ in 0..<25 {
        for _ in 0..<Int.random(in: 1...4, using: &user.random) {
          done.append(user.act())
          if Bool.random(using: &user.random) { screen.advance(by: .milliseconds(100)) }
        }
        user.release()
        await app.settle()
        guard app.shown == app.navigator.tree.picture, screen.faults.isEmpty else { break }
      }
      #expect(app.shown == app.navigator.tree.picture, "seed \(seed): \(done.suffix(8))")
      #expect(screen.faults == [], "seed \(seed): \(done.suffix(8))")
      #expect(!app.navigator.scene.isBusy, "seed \(seed): \(done.suffix(8))")
    }
  }
}
