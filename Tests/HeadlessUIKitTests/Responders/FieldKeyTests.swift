import HeadlessUIKit
import Testing

@MainActor @Suite("A text field consumes the keys that enter or edit text, and ignores other keys")
struct FieldKeyTests {
  private final class Desk: UIViewController, HeadlessActionTarget {
    var done = 0
    var keys: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      keys.map { UIKeyCommand(input: $0, modifierFlags: [], action: Selector(("find:"))) }
    }
    func headlessMethod(_ action: Selector) -> ((Any?) -> Void)? {
      action == Selector(("find:")) ? { [self] _ in done += 1 } : nil
    }
  }

  @Test("U198 a field leaves keys alone that are no text")
  func keys() async throws {
    try await onScreen { screen in
      let desk = Desk()
      let field = UITextField()
      desk.view.addSubview(field)
      let window = screen.show(desk)
      field.becomeFirstResponder()
      let text = [
        "x", "é", " ", "\r", "\u{8}", UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow,
        UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
      ]
      let others = [UIKeyCommand.inputEscape, "UIKeyInputF1", "UIKeyInputPageUp", "\t"]
      desk.keys = text + others
      #expect(text.filter { screen.press(key: $0) } == [])
      #expect(others.filter { screen.press(key: $0) } == others)
      #expect(desk.done == others.count)
      _ = window
    }
  }
}
