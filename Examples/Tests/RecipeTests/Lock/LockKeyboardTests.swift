@_spi(Driver) import HeadlessUIKit
import Lock
import PortolanUIKit
import Testing

extension Recipes {
  @Suite("Lock: the keyboard") @MainActor struct LockKeyboardTests {
    @Test("what had the keyboard loses it to the lock, and has it again after")
    func givenBack() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await LockRun.signedIn(screen)
        try await run.tap("Transfer")
        let field = try run.field()
        #expect(screen.keyboard === field)
        screen.resignActive()
        #expect(screen.keyboard == nil)
        screen.becomeActive()
        try await run.tap("Enter Code")
        try screen.type("1234", into: "Your code")
        #expect(screen.keyboard != nil)
        #expect(screen.keyboard !== field)
        try await run.tap("Done")
        #expect(screen.keyboard === field)
      }
    }

    @Test(
      "a field that asks for the keyboard beneath the lock, as it appears and again, has it after")
    func asksBeneath() async throws {
      for takesKey in [false, true] {
        try await HeadlessScreen.run { screen in
          screen.assumptions.firstResponderTakesKey = takesKey
          let run = try await LockRun.signedIn(screen)
          screen.enterBackground()
          try await run.open("transfer")
          #expect(run.picture == [["Transfer"], ["Locked"]])
          #expect(screen.keyboard == nil)
          let field = try run.field()
          field.becomeFirstResponder()
          try await run.settle()
          #expect(screen.keyboard == nil)
          try await run.tap("Unlock")
          #expect(screen.keyboard === field)
        }
      }
    }
  }
}
