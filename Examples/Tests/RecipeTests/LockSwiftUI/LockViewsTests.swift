import Foundation
@_spi(Driver) import HeadlessSwiftUI
@_spi(Driver) import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

extension Recipes {
  @Suite("Lock in SwiftUI: a curtain over all") @MainActor struct LockViewsTests {
    @Test(
      "background, lock, a link and a 401 beneath it, unlock, sign in, what was asked for",
      arguments: Draw.some)
    func scenario(draw: Draw) async throws {
      let run = LockViewsRun(draw)
      #expect(run.picture == [["Bank"]])
      try await run.passSplash()
      #expect(run.picture == [["Welcome"]])
      for label in ["Sign In", "Account 1", "Transfer"] { try await run.tap(label) }
      #expect(run.picture == [["Transfer"]])

      run.view.screen.resignActive()
      #expect(run.picture == [["Transfer"], ["Locked"]])
      run.view.screen.enterBackground()
      run.view.screen.enterForeground()
      try await run.open("accounts/7")
      #expect(run.picture.map(\.last) == ["Account 7", "Locked"])
      #expect(run.picture.map(\.count) == [2, 1])
      #expect(!run.view.tappable.contains("Transfer"))

      try await run.endSession()
      #expect(run.picture == [["Welcome"], ["Locked"]])
      try await run.open("transfer")
      #expect(run.picture == [["Welcome"], ["Locked"]])

      try await run.tap("Enter Code")
      #expect(run.picture == [["Welcome"], ["Locked", "Code"]])
      try run.view.type("0000", into: "Your code")
      try await run.tap("Done")
      #expect(run.picture == [["Welcome"], ["Locked", "Code"]])
      #expect(run.view.nodes.texts.contains("That is not your code"))
      try run.view.type("1234", into: "Your code")
      try await run.tap("Done")
      #expect(run.picture == [["Welcome"]])

      try await run.tap("Sign In")
      #expect(run.picture == [["Transfer"]])
      #expect(run.app.navigator.tree.picture == "main[*(accounts) | cards…] ⇧ sheet (transfer)")
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("the system's picture of the app shows the lock's window alone, before a turn has passed")
    func snapshot() async throws {
      let run = try await LockViewsRun.signedIn()
      let beneath = run.view.screen.windows
      #expect(run.view.screen.snapshotWindows == beneath)
      run.view.screen.resignActive()
      #expect(run.view.screen.snapshotWindows.count == 1)
      #expect(run.view.screen.snapshotWindows != beneath)
      #expect(run.view.screen.accessibleWindows == run.view.screen.snapshotWindows)
      try await run.tap("Unlock")
      #expect(run.view.screen.snapshotWindows == beneath)
      #expect(run.view.screen.accessibleWindows == beneath)
    }

    @Test("nobody is signed in: there is nothing to lock")
    func signedOut() async throws {
      let run = LockViewsRun()
      try await run.passSplash()
      run.view.screen.resignActive()
      #expect(run.picture == [["Welcome"]])
    }

    @Test("the lock stands above an alert of other code, and above one that comes while it stands")
    func alert() async throws {
      let run = try await LockViewsRun.signedIn()
      let screen = run.view.screen
      let root = try #require(screen.windows.first?.rootViewController)
      let early = UIAlertController(title: "Early", message: nil, preferredStyle: .alert)
      root.present(early, animated: true)
      try await run.settle()
      #expect(screen.snapshot.contains("Early"))
      screen.resignActive()
      let late = UIAlertController(title: "Late", message: nil, preferredStyle: .alert)
      early.present(late, animated: true)
      try await run.settle()
      #expect(early.view.window === screen.windows.first)
      #expect(late.view.window === screen.windows.first)
      #expect(screen.windows.last !== screen.windows.first)
      #expect(screen.snapshot.filter { ["Early", "Late"].contains($0) }.isEmpty)
      #expect(screen.accessibleLabels.filter { ["Early", "Late"].contains($0) }.isEmpty)
      try await run.tap("Unlock")
      #expect(screen.snapshot.contains("Late"))
      root.dismiss(animated: false)
      try await run.settle()
    }

    @Test("a sign-in that comes beneath the lock arrives covered, and not when it has gone")
    func covered() async throws {
      let run = try await LockViewsRun.signedIn()
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

    @Test("what had the keyboard loses it to the lock, and has it again after")
    func keyboardGivenBack() async throws {
      let run = try await LockViewsRun.signedIn()
      try await run.tap("Transfer")
      let field = try #require(run.keyboard)
      run.view.screen.resignActive()
      #expect(run.keyboard == nil)
      try await run.tap("Enter Code")
      try run.view.type("1234", into: "Your code")
      #expect(run.keyboard != nil)
      #expect(run.keyboard !== field)
      try await run.tap("Done")
      #expect(run.keyboard === field)
    }

    @Test("a field that asks for the keyboard beneath the lock, as it appears, has it after")
    func keyboardBeneath() async throws {
      let run = try await LockViewsRun.signedIn()
      run.view.screen.resignActive()
      try await run.open("transfer")
      #expect(run.picture == [["Transfer"], ["Locked"]])
      #expect(run.keyboard == nil)
      try await run.tap("Unlock")
      #expect(run.keyboard is UITextField)
      #expect(run.view.nodes.all(.field).map(\.isFocused) == [true])
    }
  }
}
