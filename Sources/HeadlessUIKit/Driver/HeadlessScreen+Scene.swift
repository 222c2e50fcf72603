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
    delegate.sceneWillEnterForeground(scene)
    scene.state = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
  }

  /// Opens addresses in the scene while it is connected (U147).
  ///
  /// A scene in the background comes to the front for it (U149).
  public func open(_ urls: URL...) {
    let comesToFront = scene.state == .background
    if comesToFront {
      scene.state = .foregroundInactive
      scene.delegate?.sceneWillEnterForeground(scene)
    }
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init(address:))))
    guard comesToFront else { return }
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  /// Sends the scene to the background and tells its delegate.
  public func enterBackground() {
    scene.state = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    scene.state = .background
    scene.delegate?.sceneDidEnterBackground(scene)
  }

  /// Brings the scene back to the front and tells its delegate.
  public func enterForeground() {
    scene.state = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  /// Releases the scene's interface and tells its delegate.
  public func disconnect() {
    scene.state = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
  }

  /// Says to every controller reachable from a window that memory is short.
  public func sendMemoryWarning() {
    for window in scene.windows {
      warn(window.rootViewController)
      for presentation in window.presentations { warn(presentation.presented) }
    }
  }

  /// Changes the screen's size and tells what is visible (U26).
  public func rotate(to size: CGSize) {
    let newTraits = traits(for: size)
    let old = traits
    let traitsChange =
      newTraits.horizontal != old.horizontal || newTraits.vertical != old.vertical
    for window in scene.windows where !window.isHidden {
      let controllers =
        [window.rootViewController].compactMap { $0 } + window.presentations.map(\.presented)
      let coordinator = TransitionCoordinator(
        from: window.rootViewController, to: window.rootViewController, in: window,
        duration: 0.3)
      for controller in controllers {
        if traitsChange { controller.willTransition(to: newTraits, with: coordinator) }
        controller.viewWillTransition(to: size, with: coordinator)
      }
      resize(to: size)
      window.frame = bounds
      coordinator.runAnimations()
      window.layoutIfNeeded()
      let run = RunningTransition(screen: self, coordinator: coordinator)
      run.onFinish = { coordinator.runCompletions() }
      run.start(for: animationsEnabled ? .milliseconds(300) : nil)
    }
    resize(to: size)
  }

  private func warn(_ controller: UIViewController?) {
    guard let controller else { return }
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
  }
}
