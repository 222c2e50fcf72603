import HeadlessUIKit
import Testing

@MainActor
@Suite("Typing in a test finds the text field by name, even if a tab has the same name (mail F5)")
struct FieldByNameTests {
  private func show(
    on screen: HeadlessScreen
  ) -> (field: UITextField, window: UIWindow) {
    let field = UITextField()
    field.placeholder = "Search"
    let home = UIViewController()
    home.view.addSubview(field)
    home.view.addSubview(UIButton(primaryAction: UIAction(title: "Search") { _ in }))
    let search = UIViewController()
    search.title = "Search"
    let tabs = UITabBarController()
    tabs.viewControllers = [home, search]
    return (field, screen.show(tabs))
  }

  @Test("mail F5: a field is found beside a tab and a button of its name")
  func besideATab() async throws {
    try await onScreen { screen in
      let (field, window) = show(on: screen)
      try screen.type("x", into: "Search")
      #expect(field.text == "x")
      _ = window
    }
  }

  @Test("mail F5: where the field takes no touch, that is the reason, and not the tab")
  func disabled() async throws {
    try await onScreen { screen in
      let (field, window) = show(on: screen)
      field.isEnabled = false
      #expect {
        try screen.type("x", into: "Search")
      } throws: {
        ($0 as? HeadlessTouchError)?.reason == .disabled
      }
      #expect(field.text?.isEmpty != false)
      _ = window
    }
  }
}
