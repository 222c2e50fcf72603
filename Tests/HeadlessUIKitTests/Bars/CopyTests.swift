import HeadlessUIKit
import Testing

@MainActor @Suite("A bar item stores a copy of each `UIAction` that it is given (U168)")
struct CopyTests {
  @Test("an item's actions are copies with the same name, which do the same")
  func actions() async throws {
    try await onScreen { screen in
      var calls = 0
      let (one, other) = (UIAction(title: "One") { _ in calls += 1 }, UIAction { _ in })
      #expect(one.identifier != other.identifier)
      let (stack, window) = screen.stack(UIViewController())
      let top = UIViewController()
      stack.viewControllers += [top]
      top.navigationItem.backAction = one
      let button = UIBarButtonItem(primaryAction: one)
      top.navigationItem.rightBarButtonItem = button
      for copy in [top.navigationItem.backAction, button.primaryAction] {
        #expect(copy !== one)
        #expect(copy?.identifier == one.identifier)
        #expect(copy?.title == "One")
      }
      try screen.tap("Back")
      try screen.tap("One")
      #expect(calls == 2)
      _ = window
    }
  }
}
