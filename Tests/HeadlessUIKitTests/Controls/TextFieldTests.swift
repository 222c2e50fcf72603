import HeadlessUIKit
import Testing

/// A delegate that writes down what a field asks and reports.
private final class FieldObserver: NSObject, UITextFieldDelegate {
  let log: CallLog
  var permits = true

  init(_ log: CallLog) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.add("should begin")
    return permits
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("did begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.add("did end") }
}

@MainActor
@Suite("A text field calls its delegate in a fixed order, from the first tap to the end of editing")
struct TextFieldTests {
  /// Shows a field whose events and delegate calls are written down.
  private func field(_ log: CallLog, _ name: String = "Name", on screen: HeadlessScreen)
    -> (UITextField, FieldObserver, UIWindow)
  {
    let field = UITextField()
    field.placeholder = name
    let observer = FieldObserver(log)
    field.delegate = observer
    let events: [(String, UIControl.Event)] = [
      ("begin", .editingDidBegin), ("changed", .editingChanged), ("end", .editingDidEnd),
    ]
    for (name, event) in events {
      field.addAction(UIAction { _ in log.add(name) }, for: event)
    }
    let root = UIViewController()
    root.view.addSubview(field)
    return (field, observer, screen.show(root))
  }

  @Test("Editing asks, begins, changes and ends, each once and in this order")
  func order() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (field, observer, window) = field(log, on: screen)
      try screen.type("ada", into: "Name")
      #expect(log.take() == ["should begin", "begin", "did begin", "changed"])
      try screen.type("grace", into: "Name")
      #expect(log.take() == ["changed"])
      #expect(field.text == "grace")
      field.resignFirstResponder()
      field.resignFirstResponder()
      #expect(log.take() == ["end", "did end"])
      withExtendedLifetime((observer, window)) {}
    }
  }

  @Test("Whoever may not be edited keeps its text", arguments: ["delegate", "disabled"])
  func refusal(why: String) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (field, observer, window) = field(log, on: screen)
      observer.permits = why != "delegate"
      field.isEnabled = why != "disabled"
      #expect {
        try screen.type("ada", into: "Name")
      } throws: {
        ($0 as? HeadlessTouchError)?.reason == .disabled
      }
      #expect(field.text == "")
      #expect(!field.isEditing)
      #expect(log.take() == (why == "delegate" ? ["should begin"] : []))
      _ = window
    }
  }

  @Test("A field is found by its placeholder and by its label, and a tap begins to edit")
  func names() async throws {
    try await onScreen { screen in
      let (field, observer, window) = field(CallLog(), on: screen)
      field.accessibilityLabel = "Your name"
      #expect(screen.tappable == ["Name"])
      try screen.type("ada", into: "Your name")
      field.resignFirstResponder()
      try screen.tap("Name")
      #expect(field.isEditing)
      withExtendedLifetime((observer, window)) {}
    }
  }

  @Test("The next field takes the keyboard from the one before, which hears the end first")
  func next() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (field, observer, window) = field(log, on: screen)
      let second = UITextField()
      second.placeholder = "Password"
      second.addAction(UIAction { _ in log.add("second") }, for: .editingDidBegin)
      window.rootViewController?.view.addSubview(second)
      try screen.tap("Name")
      _ = log.take()
      try screen.tap("Password")
      #expect(log.take() == ["end", "did end", "second"])
      #expect(!field.isEditing)
      _ = observer
    }
  }

  @Test("Setting the text is no change of the person's")
  func programmatic() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (field, observer, window) = field(log, on: screen)
      field.text = "set"
      #expect(log.take().isEmpty)
      withExtendedLifetime((observer, window)) {}
    }
  }
}
