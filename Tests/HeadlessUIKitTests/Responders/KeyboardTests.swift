import HeadlessUIKit
import Testing

@MainActor @Suite("The keyboard types into the first responder of the key window")
struct KeyboardTests {
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

@MainActor @Suite("The return key reaches the field or search bar that has the keyboard")
struct ReturnKeyTests {
  private final class Ears: NSObject, UISearchBarDelegate, UITextFieldDelegate {
    var heard: [String] = []
    var returns = true
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("should")
      return returns
    }
  }

  @Test("a field and a search bar hear of it; without a field nobody does")
  func keys() async throws {
    try await onScreen { screen in
      let (root, ears) = (UIViewController(), Ears())
      let (field, bar) = (UITextField(), UISearchBar())
      (field.delegate, bar.delegate) = (ears, ears)
      field.addAction(UIAction { _ in ears.heard.append("exit") }, for: .editingDidEndOnExit)
      for view in [field, bar] { root.view.addSubview(view) }
      let window = screen.show(root)
      #expect(!screen.pressReturn())
      field.becomeFirstResponder()
      #expect(screen.pressReturn())
      ears.returns = false
      #expect(screen.pressReturn())
      bar.becomeFirstResponder()
      #expect(screen.pressReturn())
      #expect(ears.heard == ["should", "exit", "should", "search"])
      _ = window
    }
  }
}
