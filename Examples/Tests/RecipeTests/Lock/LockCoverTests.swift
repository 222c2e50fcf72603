import HeadlessUIKit
import Lock
import Portolan
import PortolanTesting
import Testing

extension Recipes {
  @Suite("The recipe Lock covers an inactive app, and locks it in the background")
  @MainActor struct LockCoverTests {
    @Test(
      "not active for a moment: all is hidden, nothing is locked, and what was typed is there",
      arguments: LockWorld.many)
    func moment(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        try await stage.tap("Transfer")
        try await stage.type("5", into: "Amount")
        let field = try #require(stage.screen.keyboard)
        for _ in 0..<2 {
          stage.screen.resignActive()
          #expect(stage.picture == ["Transfer", "Bank"])
          #expect(stage.snapshot == ["Bank"])
          #expect(stage.screen.keyboard == nil)
          stage.screen.becomeActive()
          #expect(stage.picture == ["Transfer"])
          try await stage.settle()
          #expect(stage.picture == ["Transfer"])
          #expect(stage.snapshot.contains("5"))
          #expect(stage.screen.keyboard === field)
        }
      }
    }

    @Test("the background locks above the cover, which goes first", arguments: LockWorld.many)
    func background(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        stage.screen.enterBackground()
        #expect(stage.picture == ["Accounts", "Bank", "Locked"])
        #expect(stage.screen.snapshotWindows == stage.screen.windows.suffix(1))
        stage.screen.enterForeground()
        try await stage.settle()
        #expect(stage.picture == ["Accounts", "Locked"])
        #expect(stage.screen.accessibleWindows == stage.screen.windows.suffix(1))
        try await stage.tap("Unlock")
        #expect(stage.picture == ["Accounts"])
      }
    }

    @Test(
      "a lock that stands keeps its screens and what is typed there, in the background too",
      arguments: LockWorld.both)
    func lockStays(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        try await stage.leaveAndReturn()
        try await stage.tap("Enter Code")
        try await stage.type("12", into: "Your code")
        let field = try #require(stage.screen.keyboard)
        stage.screen.enterBackground()
        #expect(stage.snapshot == ["Bank"])
        stage.screen.enterForeground()
        try await stage.settle()
        #expect(stage.picture == ["Accounts", "Code"])
        #expect(stage.snapshot.contains("12"))
        #expect(stage.screen.keyboard === field)
      }
    }

    @Test(
      "a prompt of the system over the lock unlocks, before or after the scene is active again",
      arguments: LockWorld.both, [false, true])
    func prompt(world: LockWorld, isEarly: Bool) async throws {
      try await world.play { stage in
        try await stage.signIn()
        try await stage.leaveAndReturn()
        stage.screen.resignActive()
        #expect(stage.picture == ["Accounts", "Locked", "Bank"])
        if isEarly { stage.app.navigator.close(.lock) }
        stage.screen.becomeActive()
        if !isEarly { stage.app.navigator.close(.lock) }
        try await stage.settle()
        #expect(stage.picture == ["Accounts"])
        #expect(stage.screen.accessibleWindows == stage.screen.windows)
      }
    }

    @Test(
      "an alert on screen keeps its answer, which is asked for once, locked or not",
      arguments: LockWorld.both, [false, true])
    func question(world: LockWorld, locks: Bool) async throws {
      try await world.play { stage in
        try await stage.signIn()
        try await stage.tap("Account 1")
        var asked = 0
        try stage.askBeforeLeaving("Leave?") { asked += 1 }
        let back = stage.app.navigator.back()
        try await stage.person.settle(until: { stage.snapshot.contains("Leave?") })
        if locks { stage.screen.enterBackground() } else { stage.screen.resignActive() }
        #expect(!stage.snapshot.contains("Leave?"))
        #expect(throws: HeadlessTouchError.self) { try stage.screen.tap("Yes") }
        if locks { stage.screen.enterForeground() } else { stage.screen.becomeActive() }
        if locks { try await stage.tap("Unlock") }
        try await stage.person.settle(until: { stage.screen.tappable.contains("Yes") })
        try stage.screen.tap("Yes")
        try await stage.settle()
        #expect(try await !back.arrival().isCovered)
        #expect(stage.picture == ["Accounts"])
        #expect(asked == 1)
      }
    }

    @Test("a session that ends beneath the cover leaves none behind", arguments: LockWorld.both)
    func sessionEnds(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        stage.screen.resignActive()
        try await stage.endSession()
        #expect(stage.picture == ["Welcome", "Bank"])
        stage.screen.becomeActive()
        #expect(stage.picture == ["Welcome"])
        stage.screen.resignActive()
        #expect(stage.picture == ["Welcome"])
      }
    }
  }
}

extension LockStage {
  /// The screen in front asks in an alert before it goes.
  fileprivate func askBeforeLeaving(
    _ title: String, _ onAsking: @escaping @MainActor () -> Void
  ) throws {
    let front = try #require(app.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<BankRoute>(node: front, in: app.navigator.scene))
    context.askBeforeLeaving { [ground] in
      onAsking()
      return await withCheckedContinuation { answer in
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Yes", style: .default) { _ in answer.resume(returning: .leave) })
        ground?.rootViewController?.present(alert, animated: false)
      }
    }
  }
}
