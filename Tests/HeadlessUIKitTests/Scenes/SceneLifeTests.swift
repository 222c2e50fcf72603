import HeadlessUIKit
import Testing

/// A scene's delegate that writes down what it hears and in which state.
private final class LifeObserver: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var calls: [String] = []

  private func note(_ call: String, _ scene: UIScene) {
    calls.append("\(call) \(scene.activationState)")
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("connect \(connectionOptions.urlContexts.count)", scene)
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    note("open \(URLContexts.map(\.url.absoluteString).sorted().joined(separator: " "))", scene)
  }
}

@MainActor
@Suite("A scene connects, becomes active, enters the background, disconnects and reconnects")
struct SceneLifeTests {
  @Test(
    "U145 connecting, to the front, active; then back and again", arguments: Conditions.profiles)
  func order(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let observer = LifeObserver()
      #expect(screen.scene.activationState == .unattached)
      screen.connect(observer)
      #expect(
        observer.take() == [
          "connect 0 foregroundInactive", "foreground foregroundInactive",
          "active foregroundActive",
        ])
      screen.enterBackground()
      #expect(observer.take() == ["resign foregroundInactive", "background background"])
      screen.enterForeground()
      #expect(observer.take() == ["foreground foregroundInactive", "active foregroundActive"])
    }
  }

  @Test(
    "U147 cold links come with the connection, warm ones by themselves",
    arguments: 0..<3)
  func links(count: Int) async throws {
    try await onScreen { screen in
      let urls = ["app://a", "app://b", "app://c"].compactMap(URL.init(string:))
      let observer = LifeObserver()
      screen.connect(observer, opening: Array(urls.prefix(count)))
      #expect(observer.take().first == "connect \(count) foregroundInactive")
      screen.open(urls[0], urls[2])
      #expect(observer.take() == ["open app://a app://c foregroundActive"])
    }
  }

  @Test("U149 a warm link from the background comes between foreground and active")
  func warmFromBackground() async throws {
    try await onScreen { screen in
      let observer = LifeObserver()
      screen.connect(observer)
      screen.enterBackground()
      _ = observer.take()
      screen.open(try #require(URL(string: "app://a")))
      #expect(
        observer.take() == [
          "foreground foregroundInactive", "open app://a foregroundInactive",
          "active foregroundActive",
        ])
    }
  }

  @Test("U150 a disconnected scene keeps its session and may connect again")
  func disconnect() async throws {
    try await onScreen { screen in
      let observer = LifeObserver()
      screen.connect(observer)
      screen.scene.session.userInfo = ["tab": 1]
      screen.disconnect()
      #expect(observer.take().last == "disconnect unattached")
      #expect(screen.scene.session.scene === screen.scene)
      screen.connect(observer)
      #expect(screen.scene.session.userInfo?["tab"] as? Int == 1)
      #expect(screen.scene.session.role == .windowApplication)
      #expect(screen.scene.session.persistentIdentifier == "headless")
      #expect(screen.scene.activationState == .foregroundActive)
    }
  }

  @Test("U153 scenes live each for itself, and U104 each holds its delegate")
  func independence() async throws {
    let (first, second) = (HeadlessScreen(), HeadlessScreen())
    weak var observer: LifeObserver?
    do {
      let made = LifeObserver()
      observer = made
      first.connect(made)
    }
    second.connect(LifeObserver())
    first.enterBackground()
    #expect(first.scene.activationState == .background)
    #expect(second.scene.activationState == .foregroundActive)
    #expect(observer?.take().last == "background background")
    first.scene.delegate = nil
    #expect(observer == nil)
  }

  @Test("Without a delegate nothing happens")
  func nobody() async throws {
    try await onScreen { screen in
      screen.open(try #require(URL(string: "app://a")))
      screen.enterBackground()
      #expect(screen.scene.activationState == .background)
      screen.disconnect()
      #expect(screen.scene.activationState == .unattached)
      #expect(screen.faults.isEmpty)
    }
  }
}
