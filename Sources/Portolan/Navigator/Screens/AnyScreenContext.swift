/// A screen's context without its route type.
///
/// ```swift
/// if screen.presentation.needsClose { … }
/// screen.of(Shop.self)?.route
/// ```
///
/// It does not keep the navigator alive.
@MainActor public struct AnyScreenContext {
  /// The screen's node.
  public let node: NodeID
  let value: RouteValue
  package private(set) weak var scene: SceneNavigator?

  init(_ node: NodeID, _ value: RouteValue, in scene: SceneNavigator) {
    self.node = node
    self.value = value
    self.scene = scene
  }

  /// The newest route; observable, since an open screen is updated in place.
  public var route: AnyRoute { value.route }

  /// How the screen is shown; observable, since that may change.
  public var presentation: ScreenPresentation { value.presentation }

  /// The context of a screen of this route type; nil for another type.
  public func of<R: NavigationRoute>(_ type: R.Type) -> ScreenContext<R>? {
    value.route.typeID == ObjectIdentifier(type) ? ScreenContext(self) : nil
  }

  /// Closes the screen and all screens on top of it; does nothing if the screen is gone.
  public func close(fileID: String = #fileID, line: Int = #line) {
    guard let scene, !scene.isClosed else { return }
    scene.look()
    guard scene.traffic.tree.contains(node) else { return }
    _ = scene.submit(.close(.node(node)), site: CallSite(fileID, line))
  }

  /// Submits the intent that `intent` makes; `isSeen` says whether this screen is visible now.
  func perform(
    handing object: Any?, _ site: CallSite, _ intent: (_ isSeen: Bool) -> Intent
  ) -> NavigationRequest {
    guard let scene else {
      let request = NavigationRequest(from: site)
      request.finish(.failure(.sceneGone))
      return request
    }
    scene.look()
    return scene.submit(
      intent(scene.traffic.tree.isVisible(node)), cargo: Cargo(handed: object), site: site)
  }

  func proceed(to route: AnyRoute, _ site: CallSite) -> NavigationRequest? {
    guard let scene, !scene.isClosed, scene.traffic.tree.contains(node) else { return nil }
    if scene.isCurtain { return scene.curtains?.proceed(from: node, of: scene, to: route, site) }
    scene.look()
    return scene.enter(
      Signal.Submission(intent: .proceed(to: route, from: node), mayGo: node, site: site))
  }
}
