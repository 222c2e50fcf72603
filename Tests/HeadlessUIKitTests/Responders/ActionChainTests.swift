import HeadlessUIKit
import Testing

/// A screen that finds things, and may have keys for it.
private final class Desk: UIViewController, HeadlessActionTarget {
  let log = CallLog()
  let field = UITextField()
  var commands: [UIKeyCommand] = []
  var methods: Set<Selector> = ["find:"]

  override var keyCommands: [UIKeyCommand]? { commands }
  override func viewDidLoad() { view.addSubview(field) }

  func headlessMethod(_ action: Selector) -> ((Any?) -> Void)? {
    methods.contains(action) ? { [log] _ in log.add("\(action)") } : nil
  }
}

@MainActor
@Suite("An action without a target goes to the first responder before its sender's responder chain")
struct ActionChainTests {
  @Test("An action without a target goes to the first responder before the sender's chain")
  func firstResponder() async throws {
    try await onScreen { screen in
      let (root, left, right) = (UIViewController(), Desk(), Desk())
      for desk in [left, right] {
        root.addChild(desk)
        root.view.addSubview(desk.view)
        desk.didMove(toParent: root)
      }
      let button = UIButton(type: .system)
      button.addTarget(nil, action: Selector(("find:")), for: .touchUpInside)
      right.view.addSubview(button)
      right.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: Selector(("find:")))
      let window = screen.show(root)
      screen.turn()
      button.sendActions(for: .touchUpInside)
      #expect(right.log.take() == ["find:"])
      left.field.becomeFirstResponder()
      button.sendActions(for: .touchUpInside)
      #expect(left.log.take() == ["find:"])
      #expect(right.log.take().isEmpty)
      left.methods = []
      button.sendActions(for: .touchUpInside)
      #expect(right.log.take() == ["find:"])
      _ = window
    }
  }

  @Test("A bar's button without a target asks the first responder first too")
  func barButton() async throws {
    try await onScreen { screen in
      let (desk, child) = (Desk(), Desk())
      desk.addChild(child)
      desk.view.addSubview(child.view)
      child.didMove(toParent: desk)
      desk.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: Selector(("find:")))
      let window = screen.show(UINavigationController(rootViewController: desk))
      screen.turn()
      try screen.tap("Add")
      #expect(desk.log.take() == ["find:"])
      child.field.becomeFirstResponder()
      try screen.tap("Add")
      #expect(child.log.take() == ["find:"])
      #expect(desk.log.take().isEmpty)
      _ = window
    }
  }
}
