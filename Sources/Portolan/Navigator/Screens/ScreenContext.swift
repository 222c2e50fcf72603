/// Gives a screen its route and presentation, and lets it navigate, close itself and answer.
///
/// An assembly receives it with the route. Code that serves the screens of all features has a
/// `ScreenContext<AnyRoute>`:
///
/// ```swift
/// if screen.presentation.needsClose { … }
/// screen.of(Shop.self)?.route
/// ```
///
/// It does not keep the navigator alive.
@MainActor public struct ScreenContext<R: NavigationRoute> {
  /// The screen's node.
  public let node: NodeID
  let value: RouteValue
  package private(set) weak var scene: SceneNavigator?

  /// Makes the context of a node; nil when the node is gone or has another route type.
  public init?(node: NodeID, in scene: SceneNavigator) {
    guard let context = scene.context(of: node)?.of(R.self) else { return nil }
    self = context
  }

  init(_ node: NodeID, _ value: RouteValue, in scene: SceneNavigator?) {
    self.node = node
    self.value = value
    self.scene = scene
  }

  /// The context of the same screen for this route type; nil when its route has another type.
  public func of<S: NavigationRoute>(_ type: S.Type) -> ScreenContext<S>? {
    value.route.as(type).map { _ in ScreenContext<S>(node, value, in: scene) }
  }

  /// The newest route; observable, since an open screen is updated in place.
  public var route: R {
    guard let route = value.route.as(R.self) else {
      preconditionFailure("Node \(node) changed its route's type.")
    }
    return route
  }

  /// How the screen is shown; observable, since that may change.
  public var presentation: ScreenPresentation { value.presentation }

  /// The navigator, for this screen; nil when the scene or the screen's curtain is gone.
  ///
  /// ```swift
  /// case .lock: LockView { context.navigator?.push(.forgotCode) }
  /// ```
  ///
  /// In a curtain (a cover such as a lock), verbs without a place of their own (`back`, `push`,
  /// `dismiss`) act in the curtain, but `tree` and `plan` are those of the scene beneath. All other
  /// screens have the same navigator.
  public var navigator: Navigator<R>? { scene.map(Navigator.init(asking:)) }

  /// Closes the screen and all screens on top of it.
  ///
  /// Nothing happens if the screen is gone, as at a second tap: the request has failed as `gone`, and
  /// `onFailure` is not told.
  @discardableResult
  public func close(fileID: String = #fileID, line: Int = #line) -> NavigationRequest {
    let site = CallSite(fileID, line)
    return whileOpen(site) { $0.submit(.close(.node(node)), site: site) }
  }

  /// A request of this screen, as long as it is open; otherwise one that has failed.
  func whileOpen(
    _ site: CallSite, _ request: (SceneNavigator) -> NavigationRequest?
  ) -> NavigationRequest {
    guard let scene, !scene.isClosed else { return .failed(.sceneGone, at: site) }
    scene.look()
    let isOpen = scene.traffic.tree.contains(node)
    return (isOpen ? request(scene) : nil) ?? .failed(.gone, at: site)
  }

  /// Pushes a route onto this screen, whatever its placement says.
  ///
  /// ```swift
  /// let order = try await shop.checkOut(bag)
  /// context.push(.receipt(order))  // under the tab that the person has gone to meanwhile
  /// ```
  ///
  /// If this screen is visible now, the new one appears in front of it. Otherwise the new one is
  /// put directly above it, unseen beneath the screens that cover it, and the request arrives
  /// covered. If a screen of the route is directly above this one already, none is built. Outside a
  /// stack the request fails as `noStack`; if this screen has gone, as `gone`.
  @discardableResult
  public func push(
    _ route: R, handing object: Any? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(handing: object, CallSite(fileID, line)) {
      .push(AnyRoute(route), onto: node, isSeen: $0)
    }
  }

  /// Presents a route over this screen, whatever its placement says.
  ///
  /// ```swift
  /// context.present(.filter, .sheet(.medium))
  /// ```
  ///
  /// If this screen is not visible now, the request fails as `notVisible`, since a layer covers
  /// the whole window. If this screen has gone, it fails as `gone`.
  @discardableResult
  public func present(
    _ route: R, _ style: PresentationStyle = .sheet, handing object: Any? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(handing: object, CallSite(fileID, line)) {
      .present(AnyRoute(route), style, over: node, isSeen: $0)
    }
  }

  /// Leaves the screen's part of the app, such as a sign-in, and shows what waited for that, or
  /// else `route`; see `Navigator.proceed(to:)`.
  ///
  /// This screen's own exit guard is not asked. If the screen is gone, the request has failed as `gone`,
  /// and `onFailure` is not told.
  @discardableResult
  public func proceed(
    to route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let (route, site) = (AnyRoute(route), CallSite(fileID, line))
    return whileOpen(site) { scene in
      if scene.isCurtain { return scene.curtains?.proceed(from: node, of: scene, to: route, site) }
      return scene.enter(
        Signal.Submission(intent: .proceed(to: route, from: node), mayGo: node, site: site))
    }
  }

  /// Submits the intent that `intent` makes; `isSeen` says whether this screen is visible now.
  private func perform(
    handing object: Any?, _ site: CallSite, _ intent: (_ isSeen: Bool) -> Intent
  ) -> NavigationRequest {
    guard let scene else { return .failed(.sceneGone, at: site) }
    scene.look()
    return scene.submit(
      intent(scene.traffic.tree.isVisible(node)), cargo: Cargo(handed: object), site: site)
  }
}
