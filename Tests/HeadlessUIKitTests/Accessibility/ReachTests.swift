import HeadlessUIKit
import Testing

@MainActor
@Suite("Assistive technology finds the accessible elements of every window, topmost window first")
struct ReachTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func show(_ texts: String..., on screen: HeadlessScreen) -> UIWindow {
    let window = screen.show(UIViewController())
    for text in texts { window.rootViewController?.view.addSubview(label(text)) }
    return window
  }

  @Test("Labels, buttons, fields and bars of every window, the highest window first")
  func order() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      root.title = "Menu"
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", image: nil, primaryAction: UIAction { _ in }, menu: nil)
      let field = UITextField()
      field.placeholder = "Name"
      for view in [label("Bag"), UIButton(primaryAction: UIAction(title: "Pay") { _ in }), field] {
        root.view.addSubview(view)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: root)]
      let below = screen.show(tabs)
      let above = show("Locked", on: screen)
      above.windowLevel = .alert
      #expect(
        screen.accessibleLabels == ["Locked", "Bag", "Pay", "Name", "Menu", "Edit", "Menu"])
      _ = below
    }
  }

  /// Two views in each of two windows, and what is left of them.
  private static let rules: [(name: String, left: [String], change: (UIWindow, UIWindow) -> Void)] =
    [
      ("nothing", ["C", "D", "A", "B"], { _, _ in }),
      ("modal window", ["C", "D"], { $1.accessibilityViewIsModal = true }),
      ("modal lower window", ["A", "B"], { below, _ in below.accessibilityViewIsModal = true }),
      (
        "hidden modal window", ["A", "B"],
        {
          $1.accessibilityViewIsModal = true
          $1.isHidden = true
        }
      ),
      (
        "hidden elements of a window", ["C", "D"],
        { below, _ in below.accessibilityElementsHidden = true }
      ),
      (
        "hidden elements of a root", ["C", "D"],
        { below, _ in below.rootViewController?.view.accessibilityElementsHidden = true }
      ),
      (
        "modal view", ["C", "D", "B"],
        { below, _ in below.rootViewController?.view.subviews[1].accessibilityViewIsModal = true }
      ),
      (
        "hidden view", ["C", "D", "A"],
        { below, _ in below.rootViewController?.view.subviews[1].isHidden = true }
      ),
      (
        "transparent view", ["D", "A", "B"],
        { $1.rootViewController?.view.subviews[0].alpha = 0 }
      ),
      (
        "no element", ["C", "D", "A", "B"],
        { below, _ in below.rootViewController?.view.isAccessibilityElement = false }
      ),
      (
        "one element", ["C", "D", "All"],
        { below, _ in
          below.rootViewController?.view.isAccessibilityElement = true
          below.rootViewController?.view.accessibilityLabel = "All"
        }
      ),
      (
        "other label", ["C", "D", "Other", "B"],
        { below, _ in below.rootViewController?.view.subviews[0].accessibilityLabel = "Other" }
      ),
    ]

  @Test("What keeps it away", arguments: 0..<12)
  func rule(row: Int) async throws {
    let (name, left, change) = Self.rules[row]
    try await onScreen { screen in
      let (below, above) = (show("A", "B", on: screen), show("C", "D", on: screen))
      change(below, above)
      #expect(screen.accessibleLabels == left, "\(name)")
    }
  }

  @Test("What is presented keeps it from what it stands on")
  func presented() async throws {
    try await onScreen { screen in
      let window = show("A", on: screen)
      let sheet = UIViewController()
      sheet.view.addSubview(label("Sheet"))
      window.rootViewController?.present(sheet, animated: false)
      #expect(screen.accessibleLabels == ["Sheet"])
      sheet.dismiss(animated: true)
      screen.finishTransitions()
      #expect(screen.accessibleLabels == ["A"])
    }
  }

  @Test("Labels and controls are elements by themselves, other views are not")
  func elements() {
    #expect(UILabel().isAccessibilityElement && UIButton(primaryAction: nil).isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement)
  }
}
