import HeadlessUIKit
import Testing

@MainActor @Suite("Taps and typing reach only a control that is in front, enabled and visible")
struct TouchTests {
  private func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  @Test("Only what is in front, enabled and visible can be tapped")
  func reach() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let (shown, hidden, off) = (button("Shown"), button("Hidden"), button("Off"))
      hidden.isHidden = true
      off.isEnabled = false
      for view in [shown, hidden, off] { root.view.addSubview(view) }
      root.view.addSubview(UILabel())
      let window = screen.show(root)
      #expect(screen.tappable == ["Shown"])
      #expect {
        try screen.tap("Off")
      } throws: {
        ($0 as? HeadlessTouchError)
          == HeadlessTouchError(label: "Off", reason: .disabled, tappable: ["Shown"])
      }
      #expect(throws: HeadlessTouchError(label: "No", reason: .notFound, tappable: ["Shown"])) {
        try screen.tap("No")
      }
      let sheet = UIViewController()
      sheet.view.addSubview(button("Close"))
      root.present(sheet, animated: false)
      #expect(screen.tappable == ["Close"])
      _ = window
    }
  }

  @Test("A view of a controller that covers keeps touches from what is behind")
  func covered() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      for name in ["Main", "Lock"] {
        let child = UIViewController()
        child.view.addSubview(button(name))
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      #expect(screen.tappable == ["Lock"])
      let above = screen.makeWindow()
      above.windowLevel = .alert
      above.rootViewController = UIViewController()
      above.isHidden = false
      #expect(screen.tappable.isEmpty)
      _ = window
    }
  }

  @Test("Bars: buttons, back by name and by title, and nothing while the stack moves before 26")
  func bars() async throws {
    for profile in HeadlessProfile.allCases {
      try await onScreen(profile) { screen in
        var taps = 0
        let first = UIViewController()
        first.title = "Menu"
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Add", primaryAction: UIAction { _ in taps += 1 })
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        let (stack, window) = screen.stack(first)
        #expect(screen.tappable == ["Close", "Add"])
        try screen.tap("Add")
        #expect(taps == 1)
        screen.turn()
        stack.pushViewController(UIViewController(), animated: true)
        #expect(screen.tappable == (profile < .iOS26 ? [] : ["Back"]))
        screen.finishTransitions()
        try screen.tap("Menu")
        screen.finishTransitions()
        #expect(stack.topViewController === first)
        _ = window
      }
    }
  }

  @Test("Typing selects the field, replaces the text and says so")
  func typing() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let field = UITextField()
      field.placeholder = "Name"
      var texts: [String?] = []
      field.addAction(
        UIAction { texts.append(($0.sender as? UITextField)?.text) }, for: .editingChanged)
      root.view.addSubview(field)
      root.view.addSubview(button("Go"))
      let window = screen.show(root)
      try screen.type("ada", into: "Name")
      #expect(texts == ["ada"])
      #expect(field.isFirstResponder)
      #expect(throws: HeadlessTouchError.self) { try screen.type("x", into: "Go") }
      field.removeFromSuperview()
      #expect(!field.isFirstResponder)
      _ = window
    }
  }

  @Test("Touches are ignored while a modal comes")
  func transitioning() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      root.view.addSubview(button("Go"))
      let window = screen.show(root)
      root.present(UIViewController(), animated: true)
      #expect {
        try screen.tap("Go")
      } throws: {
        ($0 as? HeadlessTouchError)?.reason == .transitioning
      }
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("Announcements and Reduce Motion belong to the screen that runs")
  func accessibility() async throws {
    try await onScreen { screen in
      UIAccessibility.post(notification: .announcement, argument: "Signed in")
      #expect(
        screen.announcements
          == [HeadlessAnnouncement(notification: .announcement, text: "Signed in")])
      screen.reduceMotion = true
      #expect(UIAccessibility.isReduceMotionEnabled)
      screen.rightToLeft = true
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
