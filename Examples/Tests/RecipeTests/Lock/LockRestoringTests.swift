import Foundation
@_spi(Driver) import HeadlessUIKit
import Lock
import Portolan
import PortolanUIKit
import Testing

extension Recipes {
  @Suite("Lock: the next start") @MainActor struct LockRestoringTests {
    /// What the bank saves while it is locked over an account.
    private func savedWhileLocked() async throws -> Data {
      try await HeadlessScreen.run { screen in
        let run = try await LockRun.signedIn(screen)
        try await run.tap("Account 1")
        screen.enterBackground()
        #expect(run.picture == [["Accounts", "Account 1"], ["Locked"]])
        return try run.app.navigator.scene.save().data()
      }
    }

    @Test("saved while locked, a fresh app shows nothing before the lock, and beneath it all again")
    func restored() async throws {
      let saved = try SavedScene(reading: try await savedWhileLocked())
      try await HeadlessScreen.run { screen in
        let run = LockRun(screen, user: "ada", restoring: saved)
        #expect(run.picture == [["Bank"], ["Locked"]])
        #expect(screen.snapshot.contains("The bank is locked"))
        #expect(!screen.snapshot.contains("Bank"))
        try await run.passSplash()
        #expect(run.picture == [["Accounts", "Account 1"], ["Locked"]])
        #expect(!screen.snapshot.contains("Balance of account 1"))
        try await run.tap("Unlock")
        #expect(run.picture == [["Accounts", "Account 1"]])
        #expect(screen.snapshot.contains("Balance of account 1"))
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("the lock is the first screen that appears at a cold start")
    func first() async throws {
      let saved = try SavedScene(reading: try await savedWhileLocked())
      await HeadlessScreen.run { screen in
        let run = LockRun(screen, user: "ada", restoring: saved)
        for _ in 0..<50 {
          #expect(run.picture.last == ["Locked"])
          #expect(screen.snapshotWindows.map(\.frontTitles) == [["Locked"]])
          screen.turn()
          await Task.yield()
        }
      }
    }

    @Test("restored without a session, the sign-in comes, then what was saved")
    func withoutSession() async throws {
      let saved = try SavedScene(reading: try await savedWhileLocked())
      try await HeadlessScreen.run { screen in
        let run = LockRun(screen, restoring: saved)
        try await run.passSplash()
        #expect(run.picture == [["Welcome"]])
        try await run.tap("Sign In")
        #expect(run.picture == [["Accounts", "Account 1"]])
      }
    }
  }
}
