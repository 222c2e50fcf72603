import HeadlessUIKit
import Portolan
import Testing

extension Recipes {
  @Suite("The recipe Lock restores a saved scene beneath the lock or after the sign-in")
  @MainActor struct LockRestoringTests {
    /// What the bank saves while it is locked over an account.
    private func savedWhileLocked(_ world: LockWorld) async throws -> SavedScene {
      let data = try await world.play { stage in
        try await stage.signIn()
        try await stage.tap("Account 1")
        stage.screen.enterBackground()
        #expect(stage.picture.last == "Locked")
        return try stage.app.navigator.scene.save().data()
      }
      return try SavedScene(reading: data)
    }

    @Test(
      "saved while locked, a fresh app shows nothing before the lock, and beneath it all again",
      arguments: LockWorld.both)
    func restored(world: LockWorld) async throws {
      let saved = try await savedWhileLocked(world)
      try await world.play(user: "ada", restoring: saved) { stage in
        for _ in 0..<50 {
          #expect(stage.picture == ["Bank", "Locked"])
          #expect(stage.screen.snapshotWindows == stage.screen.windows.suffix(1))
          #expect(stage.snapshot.contains("The bank is locked"))
          stage.turn()
          await Task.yield()
        }
        try await stage.passSplash()
        #expect(stage.picture == ["Account 1", "Locked"])
        #expect(!stage.snapshot.contains("Balance of account 1"))
        try await stage.tap("Unlock")
        #expect(stage.picture == ["Account 1"])
        #expect(stage.tree == "main[*(accounts › account(1)) | cards…]")
        #expect(stage.snapshot.contains("Balance of account 1"))
      }
    }

    @Test(
      "restored without a session, the sign-in comes, then what was saved",
      arguments: LockWorld.both)
    func withoutSession(world: LockWorld) async throws {
      let saved = try await savedWhileLocked(world)
      try await world.play(restoring: saved) { stage in
        try await stage.passSplash()
        #expect(stage.picture == ["Welcome"])
        try await stage.tap("Sign In")
        #expect(stage.picture == ["Account 1"])
      }
    }
  }
}
