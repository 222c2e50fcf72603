import HeadlessUIKit
import Testing

extension Recipes {
  @Suite("The recipe Lock takes the keyboard from a field, and gives it back")
  @MainActor struct LockKeyboardTests {
    @Test(
      "what had the keyboard loses it to the lock, and has it again after",
      arguments: LockWorld.both)
    func givenBack(world: LockWorld) async throws {
      try await world.play { stage in
        try await stage.signIn()
        try await stage.tap("Transfer")
        let field = try #require(stage.screen.keyboard as? UITextField)
        stage.screen.enterBackground()
        #expect(stage.screen.keyboard == nil)
        stage.screen.enterForeground()
        try await stage.tap("Enter Code")
        try await stage.type("1234", into: "Your code")
        #expect(stage.screen.keyboard != nil)
        #expect(stage.screen.keyboard !== field)
        try await stage.tap("Done")
        #expect(stage.screen.keyboard === field)
      }
    }

    @Test(
      "a field that asks for the keyboard beneath the lock, as it appears and again, has it after",
      arguments: LockWorld.both, [false, true])
    func asksBeneath(world: LockWorld, takesKey: Bool) async throws {
      try await world.play { stage in
        stage.screen.assumptions.firstResponderTakesKey = takesKey
        try await stage.signIn()
        stage.screen.enterBackground()
        try await stage.open("transfer")
        #expect(stage.picture == ["Transfer", "Locked"])
        #expect(stage.screen.keyboard == nil)
        try await stage.tap("Unlock")
        let field = try #require(stage.screen.keyboard as? UITextField)
        try await stage.leaveAndReturn()
        field.becomeFirstResponder()
        try await stage.settle()
        #expect(stage.screen.keyboard == nil)
        try await stage.tap("Unlock")
        #expect(stage.screen.keyboard === field)
      }
    }
  }
}
