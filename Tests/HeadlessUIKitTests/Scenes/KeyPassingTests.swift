import HeadlessUIKit
import Testing

@MainActor
@Suite("When a window stops being key, the highest visible window that may be key becomes key")
struct KeyPassingTests {
  /// Two windows, of which the second is higher, and what they post.
  @MainActor private final class Pair {
    let log = NotificationLog()
    let below: UIWindow
    let above: UIWindow

    init(on screen: HeadlessScreen) {
      below = screen.show(UIViewController())
      above = screen.makeWindow()
      above.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
      above.rootViewController = UIViewController()
      for (window, name) in [(below, "below"), (above, "above")] {
        log.listen(to: UIWindow.didBecomeKeyNotification, of: window, as: "\(name) key")
        log.listen(to: UIWindow.didResignKeyNotification, of: window, as: "\(name) not key")
      }
    }
  }

  @Test("Both windows say at once that the keys have gone over")
  func notifications() async throws {
    try await onScreen { screen in
      let pair = Pair(on: screen)
      defer { pair.log.stop() }
      pair.above.makeKeyAndVisible()
      #expect(pair.log.take() == ["below not key", "above key"])
      pair.above.makeKey()
      #expect(pair.log.take().isEmpty)
    }
  }

  @Test("Who hears that a window lost the keys may give them back; the other does not get them")
  func takingBack() async throws {
    final class Clinging: UIWindow {
      override func resignKey() { makeKey() }
    }
    try await onScreen { screen in
      let (clinging, other) = (Clinging(windowScene: screen.scene), screen.makeWindow())
      clinging.makeKeyAndVisible()
      other.makeKey()
      #expect(clinging.isKeyWindow && !other.isKeyWindow)
    }
  }

  @Test("A key window that is hidden passes the keys on, as assumed", arguments: [true, false])
  func hiding(passesOn: Bool) async throws {
    let assumptions = HeadlessAssumptions(hidingPassesKeyOn: passesOn)
    try await onScreen(.iOS18, assumptions) { screen in
      let pair = Pair(on: screen)
      defer { pair.log.stop() }
      pair.above.makeKeyAndVisible()
      _ = pair.log.take()
      pair.above.isHidden = true
      #expect(pair.log.take() == (passesOn ? ["above not key", "below key"] : []))
      #expect(screen.window === (passesOn ? pair.below : pair.above))
    }
  }

  @Test("The highest window that is shown and takes keys gets them; without one they stay")
  func heirs() async throws {
    final class Deaf: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    try await onScreen { screen in
      let pair = Pair(on: screen)
      defer { pair.log.stop() }
      let deaf = Deaf(windowScene: screen.scene)
      deaf.windowLevel = .alert
      deaf.isHidden = false
      pair.above.isHidden = false
      pair.below.isHidden = true
      #expect(screen.window === pair.above)
      pair.above.isHidden = true
      #expect(screen.window === pair.above)
      #expect(pair.log.take() == ["below not key", "above key"])
    }
  }

  @Test("Hiding a window that is not key moves no keys")
  func hidingAnother() async throws {
    try await onScreen { screen in
      let pair = Pair(on: screen)
      defer { pair.log.stop() }
      pair.above.isHidden = false
      pair.above.isHidden = true
      #expect(pair.log.take().isEmpty)
      #expect(screen.window === pair.below)
    }
  }

  @Test("Of windows of one level the one shown last is in front", arguments: [true, false])
  func order(isKey: Bool) async throws {
    try await onScreen { screen in
      let windows = ["First", "Second"].map { name in
        let window = screen.show(UIViewController())
        window.rootViewController?.view.addSubview(
          UIButton(primaryAction: UIAction(title: name) { _ in }))
        return window
      }
      #expect(screen.tappable == ["Second"])
      if isKey {
        windows[0].makeKeyAndVisible()
      } else {
        windows[0].isHidden = true
        windows[0].isHidden = false
      }
      #expect(screen.tappable == ["First"])
      windows[1].windowLevel = .statusBar
      #expect(screen.tappable == ["Second"])
    }
  }
}
