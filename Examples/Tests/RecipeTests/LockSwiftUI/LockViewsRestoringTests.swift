import Foundation
@_spi(Driver) import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

extension Recipes {
  @Suite("Lock in SwiftUI: the next start") @MainActor struct LockViewsRestoringTests {
    /// What the bank saves while it is locked over an account.
    private func savedWhileLocked() async throws -> SavedScene {
      let run = try await LockViewsRun.signedIn()
      try await run.tap("Account 1")
      run.view.screen.enterBackground()
      #expect(run.picture.last == ["Locked"])
      return try SavedScene(reading: try run.app.navigator.scene.save().data())
    }

    @Test("saved while locked, a fresh app shows nothing before the lock, and beneath it all again")
    func restored() async throws {
      let run = LockViewsRun(user: "ada", restoring: try await savedWhileLocked())
      for _ in 0..<50 {
        #expect(run.picture == [["Bank"], ["Locked"]])
        #expect(run.view.screen.snapshotWindows.count == 1)
        #expect(run.view.screen.snapshotWindows.last === run.view.screen.windows.last)
        run.view.turn()
        await Task.yield()
      }
      try await run.passSplash()
      #expect(run.picture.map(\.last) == ["Account 1", "Locked"])
      #expect(run.view.screen.snapshotWindows.count == 1)
      try await run.tap("Unlock")
      #expect(run.picture.map(\.last) == ["Account 1"])
      #expect(run.app.navigator.tree.picture == "main[*(accounts › account(1)) | cards…]")
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("restored without a session, the sign-in comes, then what was saved")
    func withoutSession() async throws {
      let run = LockViewsRun(restoring: try await savedWhileLocked())
      try await run.passSplash()
      #expect(run.picture == [["Welcome"]])
      try await run.tap("Sign In")
      #expect(run.picture.map(\.last) == ["Account 1"])
    }
  }
}
