import HeadlessUIKit
import Testing

@MainActor @Suite("An alert stands over its presenter until a button or code dismisses it")
struct AlertTests {
  private func alert(
    _ log: CallLog, style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Leave?", message: "Unsaved", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in log.add("stay") })
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in log.add("discard") })
    return alert
  }

  @Test("It stands over the presenter, which stays, and keeps touches from it")
  func presenting() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      root.view.addSubview(UIButton(primaryAction: UIAction(title: "Below") { _ in }))
      let window = screen.show(root)
      root.present(alert(CallLog()), animated: true)
      screen.finishTransitions()
      #expect(screen.tappable == ["Discard", "Stay"])
      #expect(screen.snapshot == ["Below", "Leave?", "Unsaved", "Discard", "Stay"])
      #expect(screen.accessibleLabels == ["Leave?", "Unsaved", "Discard", "Stay"])
      #expect(root.view.window === window)
    }
  }

  @Test("U101 a tap dismisses it; what the button does comes when it has gone")
  func tapping() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = RecordingController("A", log)
      let window = screen.show(root)
      weak var shown: UIAlertController?
      do {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Go", style: .default) { action in
            log.add("\(action.title ?? "") \(root.presentedViewController == nil)")
          })
        shown = alert
        root.present(alert, animated: false)
      }
      _ = log.take()
      try screen.tap("Go")
      #expect(shown?.isBeingDismissed == true)
      #expect(log.take().isEmpty)
      screen.finishTransitions()
      #expect(log.take() == ["Go true"])
      #expect(shown == nil)
      _ = window
    }
  }

  @Test("U101 a button's handler may present the next alert")
  func chain() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
      let second = alert(CallLog())
      first.addAction(
        UIAlertAction(title: "More", style: .default) { _ in
          root.present(second, animated: false)
        })
      root.present(first, animated: false)
      try screen.tap("More")
      screen.finishTransitions()
      #expect(root.presentedViewController === second)
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("U102 code that dismisses it runs no handler", arguments: [true, false])
  func dismissedByCode(isAnimated: Bool) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      root.present(alert(log), animated: false)
      root.dismiss(animated: isAnimated) { log.add("dismissed") }
      screen.finishTransitions()
      #expect(log.take() == ["dismissed"])
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test("Buttons without a handler only dismiss; those that are disabled do not")
  func disabled() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default)
      action.isEnabled = false
      alert.addAction(action)
      root.present(alert, animated: false)
      #expect(screen.tappable.isEmpty)
      action.isEnabled = true
      try screen.tap("OK")
      screen.finishTransitions()
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test("What is added, renamed or typed while it is shown is there")
  func changing() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let alert = alert(CallLog())
      root.present(alert, animated: false)
      #expect(alert.textFields == nil)
      alert.addTextField { $0.placeholder = "Why" }
      try screen.type("Tired", into: "Why")
      alert.addAction(UIAlertAction(title: "Save", style: .default))
      alert.title = "Really?"
      alert.message = nil
      #expect(screen.snapshot == ["Really?", "Tired", "Discard", "Save", "Stay"])
      #expect(alert.textFields?.map(\.text) == ["Tired"])
      #expect(screen.keyboard === alert.textFields?.first)
      #expect(alert.actions.map(\.title) == ["Stay", "Discard", "Save"])
      alert.preferredAction = alert.actions.last
      #expect(alert.preferredAction?.title == "Save")
      _ = window
    }
  }

  @Test("A tap beside an action sheet cancels it; in a popover its button is not shown")
  func tapBeside() async throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)] {
      try await onScreen { screen in
        let (root, log) = (UIViewController(), CallLog())
        let window = screen.show(root)
        screen.rotate(to: size, on: .pad)
        screen.finishTransitions()
        let sheet = alert(log, style: .actionSheet)
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
        screen.finishTransitions()
        #expect(screen.tappable == (size.width < 500 ? ["Discard", "Stay"] : ["Discard"]))
        #expect(screen.tapBesidePopover())
        screen.finishTransitions()
        #expect(log.take() == ["stay"] && root.presentedViewController == nil)
        root.present(alert(log), animated: false)
        #expect(!screen.tapBesidePopover(), "an alert stays")
        #expect(screen.faults.isEmpty)
        _ = window
      }
    }
  }

  @Test("An alert over an action sheet goes alone")
  func stacked() async throws {
    try await onScreen { screen in
      let (root, log) = (UIViewController(), CallLog())
      let window = screen.show(root)
      let first = alert(log, style: .actionSheet)
      root.present(first, animated: false)
      first.present(alert(log), animated: false)
      try screen.tap("Discard")
      screen.finishTransitions()
      #expect(log.take() == ["discard"])
      #expect(root.presentedViewController === first)
      #expect(first.presentedViewController == nil)
      #expect(first.preferredStyle == .actionSheet)
      _ = window
    }
  }
}
