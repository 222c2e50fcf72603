@_spi(Driver) import HeadlessUIKit
import Lock
import PortolanUIKit
import Testing

extension Recipes {
  @Suite("Lock: a curtain over all") @MainActor struct LockScenarioTests {
    @Test("background, lock, a link and a 401 beneath it, unlock, sign in, what was asked for")
    func scenario() async throws {
      try await HeadlessScreen.run { screen in
        let run = LockRun(screen)
        #expect(run.picture == [["Bank"]])
        try await run.passSplash()
        #expect(run.picture == [["Welcome"]])
        for label in ["Sign In", "Account 1", "Transfer"] { try await run.tap(label) }
        #expect(run.picture == [["Transfer"]])

        screen.resignActive()
        #expect(run.picture == [["Transfer"], ["Locked"]])
        screen.enterBackground()
        try await run.open("accounts/7")
        #expect(run.picture == [["Accounts", "Account 7"], ["Locked"]])
        #expect(!screen.tappable.contains("Transfer"))

        try await run.endSession()
        #expect(run.picture == [["Welcome"], ["Locked"]])
        try await run.open("transfer")
        #expect(run.picture == [["Welcome"], ["Locked"]])

        try await run.tap("Enter Code")
        #expect(run.picture == [["Welcome"], ["Locked", "Code"]])
        try screen.type("0000", into: "Your code")
        try await run.tap("Done")
        #expect(run.picture == [["Welcome"], ["Locked", "Code"]])
        #expect(screen.snapshot.contains("That is not your code"))
        try screen.type("1234", into: "Your code")
        try await run.tap("Done")
        #expect(run.picture == [["Welcome"]])

        try await run.tap("Sign In")
        #expect(run.picture == [["Transfer"]])
        #expect(run.app.navigator.tree.picture == "main[*(accounts) | cards…] ⇧ sheet (transfer)")
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("the system's picture of the app shows the lock, before a turn has passed")
    func snapshot() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await LockRun.signedIn(screen)
        #expect(screen.snapshot.contains("Account 1"))
        screen.resignActive()
        #expect(screen.snapshot.contains("The bank is locked"))
        #expect(!screen.snapshot.contains("Account 1"))
        #expect(screen.snapshotWindows.count == 1)
        #expect(!screen.accessibleLabels.contains("Account 1"))
        screen.becomeActive()
        try await run.tap("Unlock")
        #expect(screen.accessibleLabels.contains("Account 1"))
        #expect(screen.snapshot.contains("Account 1"))
      }
    }

    @Test("nobody is signed in: there is nothing to lock")
    func signedOut() async throws {
      try await HeadlessScreen.run { screen in
        let run = LockRun(screen)
        try await run.passSplash()
        screen.resignActive()
        #expect(run.picture == [["Welcome"]])
      }
    }

    @Test("the lock stands above an alert, and above one that comes while it stands")
    func alert() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await LockRun.signedIn(screen)
        try await run.tap("Transfer")
        try screen.type("5", into: "Amount")
        try await run.tap("Send")
        #expect(run.picture == [["Send 5?"]])
        screen.resignActive()
        #expect(run.picture == [["Send 5?"], ["Locked"]])
        #expect(!screen.snapshot.contains("Send 5?"))
        #expect(throws: HeadlessTouchError.self) { try screen.tap("Cancel") }
        let late = UIAlertController(title: "No network", message: nil, preferredStyle: .alert)
        run.delegate.window?.front?.present(late, animated: true)
        try await run.settle()
        #expect(run.picture == [["No network"], ["Locked"]])
        #expect(!screen.accessibleLabels.contains("No network"))
        try await run.tap("Unlock")
        late.dismiss(animated: true)
        try await run.settle()
        #expect(run.picture == [["Send 5?"]])
        try await run.tap("Cancel")
        #expect(run.picture == [["Transfer"]])
      }
    }

    @Test("a sign-in that comes beneath the lock arrives covered, and not when it has gone")
    func covered() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await LockRun.signedIn(screen)
        run.app.lock()
        let beneath = run.app.navigator.show(.signIn)
        try await run.settle()
        #expect(run.picture == [["Welcome"], ["Locked"]])
        #expect(try await beneath.arrival().isCovered)
        try await run.tap("Unlock")
        let seen = run.app.navigator.show(.main)
        try await run.settle()
        #expect(try await !seen.arrival().isCovered)
      }
    }
  }
}
