import HeadlessUIKit
import PortolanTesting
import Testing

extension Recipes {
  @Suite("The recipe Lock shows a curtain above all screens until the person unlocks")
  @MainActor struct LockScenarioTests {
    @Test(
      "background, lock, a link and a 401 beneath it, unlock, sign in, what was asked for",
      arguments: LockWorld.many)
    func scenario(world: LockWorld) async throws {
      try await world.play { stage in
        #expect(stage.picture == ["Bank"])
        try await stage.passSplash()
        #expect(stage.picture == ["Welcome"])
        try await stage.tap("Sign In", "Account 1", "Transfer")
        #expect(stage.picture == ["Transfer"])

        stage.screen.enterBackground()
        #expect(stage.picture.last == "Locked")
        try await stage.open("accounts/7")
        #expect(stage.picture == ["Account 7", "Locked"])
        #expect(stage.tree == "main[*(accounts › account(7)) | cards…]")
        #expect(!stage.person.controls.contains("Transfer"))

        try await stage.endSession()
        #expect(stage.picture == ["Welcome", "Locked"])
        try await stage.open("transfer")
        #expect(stage.picture == ["Welcome", "Locked"])

        try await stage.tap("Enter Code")
        #expect(stage.picture == ["Welcome", "Code"])
        try await stage.type("0000", into: "Your code")
        try await stage.tap("Done")
        #expect(stage.picture == ["Welcome", "Code"])
        #expect(stage.snapshot.contains("That is not your code"))
        try await stage.type("1234", into: "Your code")
        try await stage.tap("Done")
        #expect(stage.picture == ["Welcome"])

        try await stage.tap("Sign In")
        #expect(stage.picture == ["Transfer"])
        #expect(stage.tree == "main[*(accounts) | cards…] ⇧ sheet (transfer)")
      }
    }

    @Test(
      "the system's picture of the app shows the lock alone, before a turn has passed",
      arguments: LockWorld.both)
    func snapshot(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        let (screen, beneath) = (stage.screen, stage.screen.windows)
        #expect(stage.snapshot.contains("Account 1"))
        screen.enterBackground()
        #expect(stage.snapshot.contains("The bank is locked"))
        #expect(!stage.snapshot.contains("Account 1"))
        #expect(screen.snapshotWindows.count == 1)
        #expect(screen.snapshotWindows != beneath)
        #expect(screen.accessibleWindows == screen.snapshotWindows)
        screen.enterForeground()
        try await stage.tap("Unlock")
        #expect(stage.snapshot.contains("Account 1"))
        #expect(screen.snapshotWindows == beneath)
        #expect(screen.accessibleWindows == beneath)
      }
    }

    @Test("nobody is signed in: there is nothing to lock", arguments: LockWorld.both)
    func signedOut(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.passSplash()
        stage.screen.enterBackground()
        #expect(stage.picture == ["Welcome"])
        stage.screen.enterForeground()
        #expect(stage.picture == ["Welcome"])
      }
    }

    @Test(
      "the lock stands above an alert of other code, and above one that comes while it stands",
      arguments: LockWorld.both)
    func alert(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        let root = try #require(stage.ground?.rootViewController)
        let alerts = ["Early", "Late"].map {
          UIAlertController(title: $0, message: nil, preferredStyle: .alert)
        }
        root.present(alerts[0], animated: true)
        try await stage.settle()
        #expect(stage.snapshot.contains("Early"))
        stage.screen.enterBackground()
        stage.screen.enterForeground()
        alerts[0].present(alerts[1], animated: true)
        try await stage.settle()
        #expect(alerts.allSatisfy { $0.view.window === stage.ground })
        #expect(stage.picture.last == "Locked")
        for label in ["Early", "Late"] {
          #expect(!stage.snapshot.contains(label))
          #expect(!stage.screen.accessibleLabels.contains(label))
        }
        try await stage.tap("Unlock")
        #expect(stage.snapshot.contains("Late"))
        root.dismiss(animated: false)
        try await stage.settle()
      }
    }

    @Test("a screen's own alert is there again when the lock has gone; views have none here")
    func ownAlert() async throws {
      try await LockWorld.uiKit.play { stage in
        try await stage.signIn()
        try await stage.tap("Transfer")
        try await stage.type("5", into: "Amount")
        try await stage.tap("Send")
        #expect(stage.picture == ["Send 5?"])
        try await stage.leaveAndReturn()
        #expect(stage.picture == ["Send 5?", "Locked"])
        #expect(!stage.snapshot.contains("Send 5?"))
        await #expect(throws: StageError.self) { try await stage.tap("Cancel") }
        try await stage.tap("Unlock")
        #expect(stage.picture == ["Send 5?"])
        try await stage.tap("Cancel")
        #expect(stage.picture == ["Transfer"])
        #expect(stage.snapshot.contains("5"))
      }
    }

    @Test(
      "a sign-in that comes beneath the lock arrives covered, and not when it has gone",
      arguments: LockWorld.both)
    func covered(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        stage.app.lock()
        let beneath = stage.app.navigator.show(.signIn)
        try await stage.settle()
        #expect(stage.picture == ["Welcome", "Locked"])
        #expect(try await beneath.arrival().isCovered)
        try await stage.tap("Unlock")
        let seen = stage.app.navigator.show(.main)
        try await stage.settle()
        #expect(try await !seen.arrival().isCovered)
      }
    }
  }
}
