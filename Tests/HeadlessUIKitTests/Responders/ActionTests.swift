import HeadlessUIKit
import Testing

/// A screen that answers to keys, touches and gestures by selectors.
private final class Desk: UIViewController, HeadlessActionTarget {
  let log = CallLog()
  var commands: [UIKeyCommand] = []
  var methods: Set<Selector> = ["find:", "tapped:", "pressed:"]

  override var keyCommands: [UIKeyCommand]? { commands }

  func headlessMethod(_ action: Selector) -> ((Any?) -> Void)? {
    guard methods.contains(action) else { return nil }
    return { [log] sender in
      let state = (sender as? UIGestureRecognizer).map { " \($0.state)" } ?? ""
      log.add("\(action)\(state)")
    }
  }
}

@MainActor
@Suite("An action, a key command and a gesture find their target along the responder chain")
struct ActionTests {
  private let find = UIKeyCommand(
    input: "f", modifierFlags: .command, action: Selector(("find:")))

  @Test("U198 a key's command is found along the responders, from the front")
  func keys() async throws {
    try await onScreen { screen in
      let (below, above) = (Desk(), Desk())
      below.commands = [find]
      above.methods = []
      let window = screen.show(below)
      screen.turn()
      #expect(screen.press(key: "F", .command))
      #expect(!screen.press(key: "f", [.command, .shift]))
      #expect(!screen.press(key: "g", .command))
      #expect(below.log.take() == ["find:"])
      below.addChild(above)
      below.view.addSubview(above.view)
      above.didMove(toParent: below)
      #expect(screen.press(key: "f", .command))
      #expect(below.log.take() == ["find:"])
      above.commands = [find]
      above.methods = ["find:"]
      #expect(screen.press(key: "f", .command))
      #expect(above.log.take() == ["find:"])
      #expect(below.log.take().isEmpty)
      _ = window
    }
  }

  @Test("U198 a field takes keys as text, unless the command comes first")
  func field() async throws {
    try await onScreen { screen in
      let desk = Desk()
      let plain = UIKeyCommand(input: "x", modifierFlags: [], action: Selector(("find:")))
      desk.commands = [plain]
      let field = UITextField()
      desk.view.addSubview(field)
      let window = screen.show(desk)
      #expect(screen.press(key: "x"))
      field.becomeFirstResponder()
      #expect(!screen.press(key: "x"))
      plain.wantsPriorityOverSystemBehavior = true
      #expect(screen.press(key: "x"))
      #expect(desk.log.take().count == 2)
      _ = window
    }
  }

  @Test("A control and a bar's button tell their target, or what the responders find")
  func targets() async throws {
    try await onScreen { screen in
      let desk = Desk()
      let button = UIButton(type: .system)
      button.setTitle("Find", for: .normal)
      button.addTarget(nil, action: Selector(("find:")), for: .touchUpInside)
      desk.view.addSubview(button)
      desk.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: "Own", style: .plain, target: desk, action: Selector(("tapped:"))),
        UIBarButtonItem(
          barButtonSystemItem: .add, target: nil, action: Selector(("pressed:"))),
      ]
      let window = screen.show(UINavigationController(rootViewController: desk))
      screen.turn()
      for name in ["Find", "Own", "Add"] { try screen.tap(name) }
      #expect(desk.log.take() == ["find:", "tapped:", "pressed:"])
      button.removeTarget(nil, action: nil, for: .touchUpInside)
      try screen.tap("Find")
      #expect(desk.log.take().isEmpty)
      _ = window
    }
  }

  @Test("A tap and a long press are recognised, if the delegate lets them begin")
  func gestures() async throws {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    try await onScreen { screen in
      let desk = Desk()
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      photo.accessibilityLabel = "Photo"
      let tap = UITapGestureRecognizer(target: desk, action: Selector(("tapped:")))
      photo.addGestureRecognizer(tap)
      photo.addGestureRecognizer(
        UILongPressGestureRecognizer(target: desk, action: Selector(("pressed:"))))
      desk.view.addSubview(photo)
      let window = screen.show(desk)
      #expect(screen.tappable == ["Photo"])
      try screen.tap("Photo")
      #expect(desk.log.take() == ["tapped: ended"])
      try screen.press(photo)
      #expect(desk.log.take() == ["pressed: began", "pressed: ended"])
      let refusing = Refusing()
      tap.delegate = refusing
      try screen.tap("Photo")
      #expect(desk.log.take().isEmpty)
      #expect(tap.state == .possible)
      tap.removeTarget(desk, action: nil)
      #expect(screen.tappable.isEmpty)
      _ = window
    }
  }

  @Test("Levels of windows are compared and calculated with")
  func levels() {
    var level = UIWindow.Level.normal
    level += 10
    #expect(level > .normal && level < .alert)
    level -= 20
    #expect(level < .normal)
    #expect(UIWindow.Level.alert - .statusBar == CGFloat(1000))
    #expect(max(.normal, UIWindow.Level.statusBar) == .statusBar)
  }
}
