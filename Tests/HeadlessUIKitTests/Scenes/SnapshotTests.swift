import HeadlessUIKit
import Testing

@MainActor
@Suite("The app switcher snapshot leaves out what a window or a full-screen presentation covers")
struct SnapshotTests {
  private func show(_ text: String, on screen: HeadlessScreen) -> UIWindow {
    let label = UILabel()
    label.text = text
    let window = screen.show(UIViewController())
    window.rootViewController?.view.addSubview(label)
    return window
  }

  private static let rules: [(name: String, shown: [String], change: (UIWindow) -> Void)] = [
    ("no background", ["Locked", "Secret"], { _ in }),
    ("a root's background", ["Locked"], { $0.rootViewController?.view.backgroundColor = .white }),
    ("a window's background", ["Locked"], { $0.backgroundColor = .white }),
    ("a clear background", ["Locked", "Secret"], { $0.backgroundColor = .clear }),
    (
      "a faint background", ["Locked", "Secret"],
      { $0.backgroundColor = .white.withAlphaComponent(0.9) }
    ),
    (
      "a faint window", ["Locked", "Secret"],
      {
        $0.backgroundColor = .white
        $0.alpha = 0.9
      }
    ),
    (
      "a hidden window", ["Secret"],
      {
        $0.backgroundColor = .white
        $0.isHidden = true
      }
    ),
    (
      "a background inside", ["Locked"],
      {
        let inside = UIView(frame: $0.bounds)
        inside.backgroundColor = .black
        $0.rootViewController?.view.insertSubview(inside, at: 0)
      }
    ),
    (
      "a small background inside", ["Locked", "Secret"],
      {
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inside.backgroundColor = .black
        $0.rootViewController?.view.insertSubview(inside, at: 0)
      }
    ),
    (
      "a view in front of the label", [],
      {
        let inside = UIView(frame: $0.bounds)
        inside.backgroundColor = .black
        $0.rootViewController?.view.addSubview(inside)
      }
    ),
  ]

  @Test("What hides the windows beneath", arguments: 0..<10)
  func rule(row: Int) async throws {
    let (name, shown, change) = Self.rules[row]
    try await onScreen { screen in
      let (below, above) = (show("Secret", on: screen), show("Locked", on: screen))
      change(above)
      #expect(screen.snapshot == shown, "\(name)")
      _ = below
    }
  }

  @Test("A card does not hide what it stands on; a full screen does")
  func presented() async throws {
    for (style, shown) in [
      (UIModalPresentationStyle.pageSheet, ["Secret"]), (.overFullScreen, []), (.fullScreen, []),
    ] {
      try await onScreen { screen in
        let window = show("Secret", on: screen)
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        modal.view.backgroundColor = .white
        window.rootViewController?.present(modal, animated: false)
        #expect(screen.snapshot == shown)
      }
    }
  }
}
