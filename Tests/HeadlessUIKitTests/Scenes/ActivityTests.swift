import HeadlessUIKit
import Testing

@MainActor @Suite("A scene posts each life-cycle notification once") struct ActivityTests {
  /// A delegate that writes into the log of what is posted.
  private final class Observer: UIResponder, UIWindowSceneDelegate {
    var calls: [String] = []
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  }

  private func log(of scene: UIScene) -> NotificationLog {
    let log = NotificationLog()
    let names = [
      "willConnect": UIScene.willConnectNotification,
      "didDisconnect": UIScene.didDisconnectNotification,
      "didActivate": UIScene.didActivateNotification,
      "willDeactivate": UIScene.willDeactivateNotification,
      "willEnterForeground": UIScene.willEnterForegroundNotification,
      "didEnterBackground": UIScene.didEnterBackgroundNotification,
    ]
    for (text, name) in names { log.listen(to: name, of: scene, as: text) }
    return log
  }

  @Test("Each step of a scene's life is posted once")
  func life() async throws {
    try await onScreen { screen in
      let log = log(of: screen.scene)
      defer { log.stop() }
      screen.connect(Observer())
      #expect(log.take() == ["willConnect", "willEnterForeground", "didActivate"])
      screen.enterBackground()
      #expect(log.take() == ["willDeactivate", "didEnterBackground"])
      screen.open(try #require(URL(string: "app://a")))
      #expect(log.take() == ["willEnterForeground", "didActivate"])
      screen.enterBackground()
      _ = log.take()
      screen.enterForeground()
      #expect(log.take() == ["willEnterForeground", "didActivate"])
      screen.disconnect()
      #expect(log.take() == ["didDisconnect"])
    }
  }

  @Test("The control centre takes touches from a scene and gives them back")
  func inactivity() async throws {
    try await onScreen { screen in
      let (log, observer) = (log(of: screen.scene), Observer())
      defer { log.stop() }
      screen.connect(observer)
      _ = log.take()
      screen.resignActive()
      screen.resignActive()
      #expect(screen.scene.activationState == .foregroundInactive)
      #expect(log.take() == ["willDeactivate"])
      screen.becomeActive()
      screen.becomeActive()
      #expect(screen.scene.activationState == .foregroundActive)
      #expect(log.take() == ["didActivate"])
      #expect(observer.calls == ["active", "resign", "active"])
    }
  }

  @Test("From the app switcher a scene goes to the background without a second warning")
  func switcher() async throws {
    try await onScreen { screen in
      let observer = Observer()
      screen.connect(observer)
      screen.resignActive()
      screen.enterBackground()
      #expect(observer.calls == ["active", "resign", "background"])
      screen.resignActive()
      screen.becomeActive()
      #expect(screen.scene.activationState == .background)
      #expect(observer.calls.count == 3)
    }
  }

  @Test("The delegate hears of it before what is posted")
  func order() async throws {
    try await onScreen { screen in
      let observer = Observer()
      screen.connect(observer)
      let token = NotificationCenter.default.addObserver(
        forName: UIScene.willDeactivateNotification, object: screen.scene, queue: nil
      ) { _ in
        MainActor.assumeIsolated { observer.calls.append("posted") }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      screen.resignActive()
      #expect(observer.calls == ["active", "resign", "posted"])
    }
  }
}
