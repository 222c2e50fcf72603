import HeadlessUIKit
import Testing

@MainActor @Suite("A control runs the actions of an event in the order in which code added them")
struct ControlTests {
  private static let events: [(name: String, event: UIControl.Event)] = [
    ("down", .touchDown), ("up", .touchUpInside), ("value", .valueChanged),
    ("primary", .primaryActionTriggered), ("begin", .editingDidBegin),
    ("changed", .editingChanged), ("end", .editingDidEnd), ("exit", .editingDidEndOnExit),
  ]

  @Test("An action hears the events it was added for, and no others", arguments: 0..<8)
  func events(row: Int) {
    let control = UIControl()
    var heard: [String] = []
    for (name, event) in Self.events {
      control.addAction(UIAction { _ in heard.append(name) }, for: event)
    }
    control.sendActions(for: Self.events[row].event)
    #expect(heard == [Self.events[row].name])
    #expect(Set(Self.events.map(\.event.rawValue)).count == 8)
  }

  @Test("Actions run in the order in which they were added; one may hear several events once")
  func order() {
    let control = UIControl()
    var heard: [String] = []
    for name in ["a", "b"] {
      control.addAction(
        UIAction { _ in heard.append(name) }, for: [.touchDown, .touchUpInside])
    }
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(heard == ["a", "b"])
  }

  @Test("A removed action is silent; removing it for another event changes nothing")
  func removal() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .valueChanged)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test("An action knows its sender while it runs, and only then")
  func sender() {
    let control = UIControl(frame: .zero, primaryAction: nil)
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [control])
    #expect(action.sender == nil)
  }

  @Test("A tap is touch down, touch up, primary action")
  func tap() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      var heard: [String] = []
      for (name, event) in Self.events {
        button.addAction(UIAction { _ in heard.append(name) }, for: event)
      }
      root.view.addSubview(button)
      let window = screen.show(root)
      try screen.tap("Go")
      #expect(heard == ["down", "up", "primary"])
      _ = window
    }
  }

  /// The titles that a button has, its state, and the title it then shows.
  private static let titles: [(set: [UIControl.State.RawValue: String], state: String, String?)] = [
    ([:], "normal", nil), ([0: "N"], "normal", "N"), ([0: "N"], "disabled", "N"),
    ([0: "N", 2: "D"], "disabled", "D"), ([0: "N", 4: "S"], "selected", "S"),
    ([0: "N", 4: "S"], "normal", "N"), ([0: "N", 2: "D", 4: "S"], "both", "D"),
    ([4: "S"], "normal", nil),
  ]

  @Test("A button's title follows its state, and falls back to the normal one", arguments: 0..<8)
  func buttonTitle(row: Int) {
    let (set, state, title) = Self.titles[row]
    let button = UIButton(type: .custom)
    for (state, title) in set { button.setTitle(title, for: UIControl.State(rawValue: state)) }
    button.isEnabled = state == "normal" || state == "selected"
    button.isSelected = state == "selected" || state == "both"
    #expect(button.currentTitle == title)
    #expect(button.accessibilityLabel == title)
    button.accessibilityLabel = "Spoken"
    #expect(button.accessibilityLabel == "Spoken")
    #expect(button.currentTitle == title)
  }

  @Test("A button with an action takes its title and runs it")
  func primaryAction() {
    var count = 0
    let action = UIAction(
      title: "Go", identifier: UIAction.Identifier("go"), attributes: .destructive, state: .on
    ) { _ in count += 1 }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Go")
    #expect(button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(action.identifier.rawValue == "go")
    #expect(action.attributes == .destructive)
    #expect(action.state == .on)
  }
}
