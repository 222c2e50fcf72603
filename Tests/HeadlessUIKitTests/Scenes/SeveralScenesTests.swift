import HeadlessUIKit
import Testing

@MainActor @Suite("An app can request further scenes, and the user can open and close scenes")
struct SeveralScenesTests {
  /// A scene's delegate that writes down what it hears.
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.add("\(session.persistentIdentifier) connects")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) {
      log.add("\(scene.session.persistentIdentifier) goes")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
      log.add("\(scene.session.persistentIdentifier) comes")
    }
  }

  private let log = CallLog()

  private func app(on device: HeadlessDevice = .pad) -> HeadlessScenes {
    HeadlessScenes(device: device) { [log] in Delegate(log) }
  }

  /// Asks on the screen in front, and returns what the app is told.
  private func ask(_ app: HeadlessScenes, _ request: UISceneSessionActivationRequest) -> String? {
    var told: String?
    app.front?.act {
      UIApplication.shared.activateSceneSession(for: request) {
        told = ($0 as? UISceneError).map { "\($0.code)" }
      }
    }
    #expect(told == nil)
    app.turn()
    return told
  }

  @Test func `another scene has a screen, a window and a session of its own`() throws {
    let app = app()
    #expect(log.take() == ["headless 1 connects", "headless 1 comes"])
    #expect(ask(app, UISceneSessionActivationRequest()) == nil)
    #expect(log.take() == ["headless 2 connects", "headless 2 comes"])
    #expect(app.screens.count == 2 && Set(app.screens.map { $0.window }).count == 2)
    for screen in app.screens {
      screen.act {
        let shared = UIApplication.shared
        #expect(shared.connectedScenes == Set(app.screens.map(\.scene)))
        #expect(shared.openSessions.count == 2 && shared.supportsMultipleScenes)
        #expect(shared.applicationState == .active)
      }
    }
  }

  @Test func `a scene that is there comes to the front, also from the background`() throws {
    let app = app()
    let first = try #require(app.front)
    app.openAnother()
    first.enterBackground()
    _ = log.take()
    #expect(ask(app, UISceneSessionActivationRequest(session: first.scene.session)) == nil)
    #expect(app.front === first && first.scene.activationState == .foregroundActive)
    #expect(log.take() == ["headless 1 comes"] && app.screens.count == 2)
  }

  @Test func `one that was closed is denied, and its delegate is let go of`() throws {
    let app = app()
    app.openAnother()
    let closed = try #require(app.front)
    weak var delegate = closed.scene.delegate
    let request = UISceneSessionActivationRequest(session: closed.scene.session)
    _ = log.take()
    app.close(closed)
    #expect(log.take() == ["headless 2 goes"] && delegate == nil && app.screens.count == 1)
    #expect(ask(app, request) == "requestDenied")
    // The number of a session is never used again.
    app.openAnother()
    #expect(log.take().first == "headless 3 connects")
  }

  @Test func `a phone shows one scene, and so does a screen without an app`() async throws {
    let phone = app(on: .phone)
    #expect(ask(phone, UISceneSessionActivationRequest()) == "multipleScenesNotSupported")
    #expect(phone.screens.count == 1)
    try await onScreen { _ in
      var code: UISceneError.Code?
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) {
        code = ($0 as? UISceneError)?.code
      }
      #expect(code == .multipleScenesNotSupported && !UIApplication.shared.supportsMultipleScenes)
    }
  }
}
