import HeadlessUIKit
import Testing

@MainActor
@Suite("A test can touch one specific control, even when another control has the same name")
struct TouchOneTests {
  /// Two buttons "Go", and which of them were tapped.
  @MainActor private final class Twins {
    let root = UIViewController()
    let window: UIWindow
    private(set) var buttons: [UIButton] = []
    private(set) var taps: [Int] = []

    init(on screen: HeadlessScreen) {
      window = screen.show(root)
      buttons = (0...1).map { number in
        UIButton(
          primaryAction: UIAction(title: "Go") { [weak self] _ in self?.taps.append(number) })
      }
      for button in buttons { root.view.addSubview(button) }
    }
  }

  private func reason(
    _ body: () throws -> Void
  ) -> HeadlessTouchError.Reason? {
    do { try body() } catch { return (error as? HeadlessTouchError)?.reason }
    return nil
  }

  @Test("of two buttons with one name the one that is meant is tapped")
  func twins() async throws {
    try await onScreen { screen in
      let twins = Twins(on: screen)
      for number in [0, 1, 0] { try screen.tap(.control(twins.buttons[number])) }
      #expect(twins.taps == [0, 1, 0])
    }
  }

  @Test("what stands in the way of the one that is meant is not passed by to the other")
  func obstacles() async throws {
    try await onScreen { screen in
      let twins = Twins(on: screen)
      let first = HeadlessTouchable.control(twins.buttons[0])
      twins.buttons[0].isEnabled = false
      #expect(reason { try screen.tap(first) } == .disabled)
      twins.buttons[0].isEnabled = true
      twins.buttons[0].isHidden = true
      #expect(reason { try screen.tap(first) } == .hidden)
      twins.buttons[0].removeFromSuperview()
      #expect(reason { try screen.tap(first) } == .notFound)
      #expect(twins.taps.isEmpty)
    }
  }

  @Test("what is covered by a sheet cannot be touched, nor while the sheet comes")
  func covered() async throws {
    try await onScreen { screen in
      let twins = Twins(on: screen)
      let field = UITextField()
      field.placeholder = "Name"
      twins.root.view.addSubview(field)
      twins.root.present(UIViewController(), animated: true)
      #expect(reason { try screen.tap(.control(twins.buttons[0])) } == .transitioning)
      screen.finishTransitions()
      #expect(reason { try screen.tap(.control(twins.buttons[0])) } == .covered)
      #expect(reason { try screen.type("ada", into: field) } == .covered)
      #expect(field.text == "")
      #expect(twins.taps.isEmpty)
    }
  }

  @Test("a control without any name can be meant, and is not among the names")
  func nameless() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      var taps = 0
      let control = UIControl(frame: .zero, primaryAction: UIAction { _ in taps += 1 })
      root.view.addSubview(control)
      let window = screen.show(root)
      #expect(screen.tappable.isEmpty)
      try screen.tap(.control(control))
      #expect(taps == 1)
      _ = window
    }
  }

  @Test("two fields with one placeholder each take their own text")
  func fields() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let fields = [UITextField(), UITextField()]
      for field in fields {
        field.placeholder = "Name"
        root.view.addSubview(field)
      }
      let window = screen.show(root)
      try screen.type("ada", into: fields[0])
      #expect(fields.map(\.text) == ["ada", ""])
      #expect(fields[0].isFirstResponder)
      try screen.type("grace", into: fields[1])
      #expect(fields.map(\.text) == ["ada", "grace"])
      _ = window
    }
  }

  @Test("an error calls the thing by its name")
  func names() async throws {
    try await onScreen { screen in
      let field = UITextField()
      field.placeholder = "Name"
      let tab = UITabBarItem(title: "Shop", image: nil, tag: 0)
      let things: [(HeadlessTouchable, String)] = [
        (.control(UIButton(primaryAction: UIAction(title: "Go") { _ in })), "Go"),
        (.control(UIControl()), ""), (.control(field), "Name"), (.item(tab), "Shop"),
        (.item(UIBarButtonItem(systemItem: .cancel)), "Cancel"), (.back(UINavigationBar()), "Back"),
      ]
      for (thing, name) in things {
        do throws(HeadlessTouchError) {
          try screen.tap(thing)
          Issue.record("\(name) is on no screen")
        } catch {
          #expect(error == HeadlessTouchError(label: name, reason: .notFound, tappable: []))
        }
      }
    }
  }
}
