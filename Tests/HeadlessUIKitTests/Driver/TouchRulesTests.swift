import HeadlessUIKit
import Testing

/// A screen with one button "Go", and what can be done to keep a finger from it.
@MainActor private final class Scene {
  let screen: HeadlessScreen
  let root = UIViewController()
  let group = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let button: UIButton
  var windows: [UIWindow] = []

  init(on screen: HeadlessScreen) {
    self.screen = screen
    button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    group.addSubview(button)
    root.view.addSubview(group)
    windows = [screen.show(root)]
  }

  func present(_ style: UIModalPresentationStyle, animated: Bool) {
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    root.present(modal, animated: animated)
  }

  func showSecondWindow(_ level: UIWindow.Level, isHidden: Bool = false) {
    let window = screen.makeWindow()
    window.windowLevel = level
    window.rootViewController = UIViewController()
    window.isHidden = isHidden
    windows.append(window)
  }

  func cover(sized: CGFloat, answers: Bool = true) {
    let child = UIViewController()
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: sized, height: 844)
    child.view.isUserInteractionEnabled = answers
    root.view.addSubview(child.view)
  }

  func exchangeChildren() {
    let children = [UIViewController(), UIViewController()]
    for child in children { root.addChild(child) }
    children[0].view.frame = .zero
    root.view.addSubview(children[0].view)
    root.transition(from: children[0], to: children[1], duration: 0.3, animations: nil)
  }
}

@MainActor
@Suite("A tap reaches a control unless a view in front of it or a rule of UIKit stops the tap")
struct TouchRulesTests {
  private typealias Rule = (
    name: String, reason: HeadlessTouchError.Reason?, change: @MainActor @Sendable (Scene) -> Void
  )

  /// What is done to the screen, and why the button cannot be tapped afterwards, if it cannot.
  private static let rules: [Rule] = [
    ("nothing", nil, { _ in }),
    ("hidden", .hidden, { $0.button.isHidden = true }),
    ("disabled", .disabled, { $0.button.isEnabled = false }),
    ("transparent", .hidden, { $0.button.alpha = 0 }),
    ("almost transparent", .hidden, { $0.button.alpha = 0.01 }),
    ("faint", nil, { $0.button.alpha = 0.02 }),
    ("untouchable", .disabled, { $0.button.isUserInteractionEnabled = false }),
    ("hidden group", .hidden, { $0.group.isHidden = true }),
    ("transparent group", .hidden, { $0.group.alpha = 0 }),
    ("untouchable group", .disabled, { $0.group.isUserInteractionEnabled = false }),
    ("removed", .notFound, { $0.button.removeFromSuperview() }),
    ("plain view over it", .covered, { $0.group.addSubview(UIView(frame: $0.group.bounds)) }),
    (
      "untouchable view over it", nil,
      {
        let view = UIView(frame: $0.group.bounds)
        view.isUserInteractionEnabled = false
        $0.group.addSubview(view)
      }
    ),
    ("controller over it", .covered, { $0.cover(sized: 390) }),
    ("controller beside it", nil, { $0.cover(sized: 200) }),
    ("untouchable controller", nil, { $0.cover(sized: 390, answers: false) }),
    ("sheet", .covered, { $0.present(.pageSheet, animated: false) }),
    ("over full screen", .covered, { $0.present(.overFullScreen, animated: false) }),
    ("full screen", .notFound, { $0.present(.fullScreen, animated: false) }),
    ("coming sheet", .transitioning, { $0.present(.pageSheet, animated: true) }),
    ("window above", .covered, { $0.showSecondWindow(.alert) }),
    ("hidden window above", nil, { $0.showSecondWindow(.alert, isHidden: true) }),
    ("later window of the same level", .covered, { $0.showSecondWindow(.normal) }),
    ("own window hidden", .hidden, { $0.windows[0].isHidden = true }),
    ("running exchange", .transitioning, { $0.exchangeChildren() }),
    (
      "rotation", .transitioning,
      { $0.screen.rotate(to: CGSize(width: 844, height: 390), on: .phone) }
    ),
  ]

  @Test("Each obstacle in every version", arguments: 0..<26, HeadlessProfile.allCases)
  func rule(row: Int, profile: HeadlessProfile) async throws {
    let (name, reason, change) = Self.rules[row]
    try await onScreen(profile) { screen in
      let scene = Scene(on: screen)
      change(scene)
      #expect(screen.tappable == (reason == nil ? ["Go"] : []), "\(name)")
      do throws(HeadlessTouchError) {
        try screen.tap("Go")
        #expect(reason == nil, "\(name)")
      } catch {
        #expect(error.reason == reason, "\(name)")
        #expect(error.label == "Go")
        #expect(error.tappable.isEmpty)
      }
    }
  }

  @Test("U46 a screen that is being pushed answers from 26 on", arguments: HeadlessProfile.allCases)
  func pushed(profile: HeadlessProfile) async throws {
    try await onScreen(profile) { screen in
      let (stack, window) = screen.stack(UIViewController())
      screen.turn()
      let next = UIViewController()
      next.view.addSubview(UIButton(primaryAction: UIAction(title: "Go") { _ in }))
      stack.pushViewController(next, animated: true)
      #expect(screen.tappable == (profile < .iOS26 ? [] : ["Go", "Back"]))
      screen.finishTransitions()
      #expect(Set(screen.tappable) == ["Go", "Back"])
      _ = window
    }
  }

  @Test("Of two controls with one name the one in front is tapped")
  func front() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      var taps: [Int] = []
      for number in 1...2 {
        root.view.addSubview(
          UIButton(primaryAction: UIAction(title: "Go") { _ in taps.append(number) }))
      }
      let window = screen.show(root)
      #expect(screen.tappable == ["Go", "Go"])
      try screen.tap("Go")
      #expect(taps == [2])
      _ = window
    }
  }

  @Test("An error says what was wanted, why it failed and what there is", arguments: [0, 2])
  func message(count: Int) {
    let error = HeadlessTouchError(
      label: "Go", reason: .notFound, tappable: Array(["A", "B"].prefix(count)))
    let rest = count == 0 ? "nothing" : "\"A\", \"B\""
    #expect("\(error)" == "Cannot touch \"Go\" (notFound); what can be touched: \(rest).")
  }

  @Test("Without a window nothing can be tapped")
  func empty() async throws {
    try await onScreen { screen in
      #expect(screen.tappable.isEmpty)
      #expect(screen.tabs.isEmpty)
      #expect(!screen.beginSwipeBack())
      #expect(!screen.beginSheetDrag())
      #expect(screen.statusBarStyle == .default)
      #expect(screen.supportedOrientations == .all)
    }
  }
}
