import HeadlessUIKit
import Testing

@MainActor @Suite("Where the keyboard types") struct KeyboardTests {
  private func field(in window: UIWindow) -> UITextField {
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    return field
  }

  @Test("The keyboard belongs to the key window's first responder")
  func keyWindow() async throws {
    let assumptions = HeadlessAssumptions(firstResponderTakesKey: false)
    try await onScreen(.iOS18, assumptions) { screen in
      #expect(screen.keyboard == nil)
      let windows = (0..<2).map { _ in screen.show(UIViewController()) }
      let fields = windows.map(field)
      fields[0].becomeFirstResponder()
      #expect(screen.keyboard == nil)
      windows[0].makeKey()
      #expect(screen.keyboard === fields[0])
      windows[1].makeKey()
      #expect(screen.keyboard == nil)
      #expect(fields[0].isFirstResponder)
    }
  }

  @Test(
    "A responder that becomes first makes its window key, as assumed", arguments: [true, false])
  func taking(takesKey: Bool) async throws {
    let assumptions = HeadlessAssumptions(firstResponderTakesKey: takesKey)
    try await onScreen(.iOS18, assumptions) { screen in
      let windows = (0..<2).map { _ in screen.show(UIViewController()) }
      let fields = windows.map(field)
      fields[1].becomeFirstResponder()
      fields[0].becomeFirstResponder()
      #expect(screen.keyboard === fields[takesKey ? 0 : 1])
      #expect(screen.window === windows[takesKey ? 0 : 1])
    }
  }

  @Test("A responder that may not become first leaves the keys where they are")
  func refusal() async throws {
    try await onScreen { screen in
      let windows = (0..<2).map { _ in screen.show(UIViewController()) }
      let field = field(in: windows[0])
      field.isEnabled = false
      #expect(!field.becomeFirstResponder())
      #expect(screen.window === windows[1])
    }
  }
}
