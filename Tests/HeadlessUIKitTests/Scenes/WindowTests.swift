import HeadlessUIKit
import Testing

@MainActor
@Suite("A window shows its root controller, and posts a notification when shown or hidden")
struct WindowTests {
  @Test("U141 a new root takes the old one's place")
  func newRoot() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let window = screen.show(RecordingController("A", log))
      _ = log.take()
      let next = RecordingController("B", log)
      window.rootViewController = next
      #expect(
        log.take() == [
          "A.willDisappear", "A.didDisappear", "B.load", "B.willAppear", "B.didAppear",
        ])
      #expect(window.subviews.first === next.view)
      #expect(window.subviews.count == 1)
    }
  }

  @Test("U142 U143 what a dropped root presents stays in the window and alive")
  func droppedPresenter() async throws {
    try await onScreen { screen in
      weak var modal: UIViewController?
      weak var root: UIViewController?
      let window = screen.show(UIViewController())
      do {
        let presented = UIViewController()
        modal = presented
        root = window.rootViewController
        window.rootViewController?.present(presented, animated: false)
        window.rootViewController = UIViewController()
      }
      #expect(modal?.view.window === window)
      #expect(root != nil)
      modal?.dismiss(animated: true)
      screen.finishTransitions()
      #expect(modal == nil)
      #expect(root == nil)
    }
  }

  @Test("U89 U142 what a dropped window presented lives on until it is dismissed")
  func droppedWindow() async throws {
    try await onScreen { screen in
      weak var root: UIViewController?
      weak var window: UIWindow?
      do {
        let shown = screen.show(UIViewController())
        window = shown
        root = shown.rootViewController
        root?.present(UIViewController(), animated: false)
        shown.rootViewController = nil
      }
      #expect(window == nil && root != nil)
      root?.dismiss(animated: false)
      screen.finishTransitions()
      #expect(root == nil)
    }
  }

  @Test("A window says that it is shown and hidden, and nothing where that does not change")
  func visibility() async throws {
    try await onScreen { screen in
      let log = NotificationLog()
      defer { log.stop() }
      let window = screen.makeWindow()
      log.listen(to: UIWindow.didBecomeVisibleNotification, of: window, as: "shown")
      log.listen(to: UIWindow.didBecomeHiddenNotification, of: window, as: "hidden")
      for hidden in [true, false, false] { window.isHidden = hidden }
      #expect(log.take() == ["shown"])
      window.isHidden = true
      #expect(log.take() == ["hidden"])
    }
  }

  @Test("U144 the app holds its windows, the scene does not")
  func ownership() async throws {
    try await onScreen { screen in
      do {
        let window = screen.show(UIViewController())
        #expect(screen.window === window)
        #expect(screen.scene.windows.count == 1)
      }
      #expect(screen.window == nil)
      #expect(screen.scene.windows.isEmpty)
    }
  }

  @Test("U147 a cold address comes in the options only, a warm one in the callback only")
  func addresses() async throws {
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var calls: [String] = []

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
        calls.append("connect \(urls.joined(separator: " "))")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }

      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        calls.append(contentsOf: URLContexts.map(\.url.absoluteString))
      }
    }
    try await onScreen { screen in
      let delegate = Delegate()
      let cold = try #require(URL(string: "store://bag"))
      let warm = try #require(URL(string: "store://orders/12"))
      screen.connect(delegate, opening: [cold])
      #expect(delegate.calls == ["connect store://bag"])
      #expect(screen.window === delegate.window)
      screen.open(warm)
      #expect(delegate.calls == ["connect store://bag", "store://orders/12"])
      #expect(screen.scene.activationState == .foregroundActive)
    }
  }

  @Test("A memory warning reaches hidden tabs, stacks' lower members and modals")
  func memoryWarning() async throws {
    final class Counting: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    try await onScreen { screen in
      let all = (0..<4).map { _ in Counting() }
      let stack = UINavigationController(rootViewController: all[0])
      stack.pushViewController(all[1], animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, all[2]]
      let window = screen.show(tabs)
      tabs.present(all[3], animated: false)
      screen.sendMemoryWarning()
      #expect(all.map(\.warnings) == [1, 1, 1, 1])
      _ = window
    }
  }

  @Test("The children in front decide on the system's bars")
  func chrome() async throws {
    final class Bright: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    try await onScreen { screen in
      let stack = UINavigationController(rootViewController: Bright())
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let window = screen.show(tabs)
      #expect(screen.isStatusBarHidden)
      #expect(screen.isHomeIndicatorHidden)
      #expect(screen.statusBarStyle == .default)
      stack.isNavigationBarHidden = true
      #expect(screen.statusBarStyle == .lightContent)
      _ = window
    }
  }

  @Test("A level may be one higher or lower than another")
  func levels() {
    #expect((UIWindow.Level.alert + 1).rawValue == UIWindow.Level.alert.rawValue + 1)
    #expect(UIWindow.Level.statusBar - 1 == UIWindow.Level(999))
  }
}
