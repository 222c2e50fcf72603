import HeadlessUIKit
import Testing

@MainActor @Suite("Each scene has exactly one key window") struct KeyWindowTests {
  private final class Telling: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
  }

  @Test("U152 one window of a scene is key; the next one takes it over")
  func handover() async throws {
    try await onScreen { screen in
      let (first, second) = (
        Telling(windowScene: screen.scene), Telling(windowScene: screen.scene)
      )
      first.makeKeyAndVisible()
      first.makeKey()
      second.makeKey()
      #expect(first.calls == ["become", "resign"])
      #expect(second.calls == ["become"])
      #expect(screen.scene.keyWindow === second)
      #expect(second.isKeyWindow && !first.isKeyWindow)
      #expect(second.isHidden)
    }
  }

  @Test("U152 each scene has a key window of its own")
  func scenes() {
    let screens = [HeadlessScreen(), HeadlessScreen()]
    let windows = screens.map { $0.show(UIViewController()) }
    #expect(windows.allSatisfy { $0.isKeyWindow })
    windows[0].windowScene = screens[1].scene
    #expect(screens[0].scene.windows.isEmpty)
    #expect(screens[0].scene.keyWindow == nil)
    #expect(screens[1].scene.windows.count == 2)
    #expect(screens[1].scene.keyWindow === windows[1])
  }

  @Test("A window that refuses does not become key")
  func refusal() async throws {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    try await onScreen { screen in
      let main = screen.show(UIViewController())
      let overlay = Overlay(windowScene: screen.scene)
      overlay.makeKeyAndVisible()
      #expect(!overlay.isHidden)
      #expect(main.isKeyWindow)
    }
  }

  @Test("A window without a scene may be key, beside the one of the scene, and is laid out")
  func withoutScene() async throws {
    try await onScreen { screen in
      let main = screen.show(UIViewController())
      let (loose, other) = (Telling(frame: screen.scene.windows[0].frame), Telling(frame: .zero))
      let stack = UINavigationController(rootViewController: UIViewController())
      loose.rootViewController = stack
      loose.makeKeyAndVisible()
      #expect(loose.isKeyWindow && main.isKeyWindow)
      #expect(loose.next == nil)
      let next = UIViewController()
      stack.pushViewController(next, animated: true)
      screen.finishTransitions()
      #expect(next.view.window === loose)
      other.makeKey()
      #expect(loose.calls == ["become", "resign"])
      #expect(other.isKeyWindow && main.isKeyWindow)
    }
  }

  @Test(
    "U25 U141 hiding and showing a window turns its root off and on",
    arguments: Conditions.profiles)
  func hiding(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let root = UINavigationController(rootViewController: RecordingController("A", log))
      let window = screen.show(root)
      _ = log.take()
      window.isHidden = true
      window.isHidden = true
      #expect(log.take() == ["A.willDisappear", "A.didDisappear"])
      window.isHidden = false
      #expect(log.take() == ["A.willAppear", "A.didAppear"])
      window.rootViewController = root
      #expect(log.take().isEmpty)
    }
  }

  @Test("U144 a window fills its scene and starts hidden")
  func fresh() async throws {
    try await onScreen { screen in
      let window = UIWindow(windowScene: screen.scene)
      #expect(window.isHidden)
      #expect(window.bounds.size == screen.size)
      #expect(window.window === window)
      #expect(screen.scene.windows == [window])
      #expect(screen.window == nil)
      #expect(UIWindow.Level.normal.rawValue < UIWindow.Level.statusBar.rawValue)
      #expect(UIWindow.Level.statusBar.rawValue < UIWindow.Level.alert.rawValue)
    }
  }
}
