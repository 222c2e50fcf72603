public import Foundation

extension HeadlessScreen {
  /// Connects a scene delegate as a cold start does, with the addresses that opened the app (U147).
  public func connect(_ delegate: any UIWindowSceneDelegate, opening urls: [URL] = []) {
    scene.delegate = delegate
    let contexts = Set(urls.map(UIOpenURLContext.init(address:)))
    scene.state = .foregroundInactive
    delegate.scene(
      scene, willConnectTo: scene.session,
      options: UIScene.ConnectionOptions(contexts: contexts))
    post(UIScene.willConnectNotification)
    comeToFront()
    becomeActive()
  }

  /// Opens addresses in the scene while it is connected (U147).
  ///
  /// A scene in the background comes to the front for it (U149).
  public func open(_ urls: URL...) {
    let comesToFront = scene.state == .background
    if comesToFront { comeToFront() }
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init(address:))))
    if comesToFront { becomeActive() }
  }

  /// Takes touches away from the scene and tells its delegate, as the control centre does.
  ///
  /// Does nothing when the scene is inactive or in the background.
  public func resignActive() {
    guard scene.state == .foregroundActive || scene.state == .unattached else { return }
    scene.state = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification)
  }

  /// Gives touches back to the scene and tells its delegate; the opposite of ``resignActive()``.
  ///
  /// Does nothing when the scene is active or in the background.
  public func becomeActive() {
    guard scene.state == .foregroundInactive else { return }
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
  }

  /// Sends the scene to the background and tells its delegate.
  public func enterBackground() {
    resignActive()
    scene.state = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification)
  }

  /// Brings the scene back to the front and tells its delegate.
  public func enterForeground() {
    comeToFront()
    becomeActive()
  }

  /// Releases the scene's interface and tells its delegate.
  public func disconnect() {
    scene.state = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification)
  }

  /// Says to every controller reachable from a window that memory is short.
  public func sendMemoryWarning() {
    for window in scene.windows {
      warn(window.rootViewController)
      for presentation in window.presentations { warn(presentation.presented) }
    }
  }

  private func comeToFront() {
    scene.state = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification)
  }

  /// Says what happened to the scene, after its delegate has heard it.
  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }

  private func warn(_ controller: UIViewController?) {
    guard let controller else { return }
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
  }
}
