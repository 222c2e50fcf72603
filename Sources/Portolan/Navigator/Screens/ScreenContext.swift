/// The context of one screen: its route and presentation, and calls to navigate from it, close it
/// and answer.
///
/// The assembly that builds a screen gets the context together with the route. Code for the screens
/// of all features gets a `ScreenContext<AnyRoute>`, here `screen`:
///
/// ```swift
/// if screen.presentation.needsClose { … }
/// screen.of(Shop.self)?.route
/// ```
///
/// A context has no strong reference to the navigator.
@MainActor public struct ScreenContext<R: NavigationRoute> {
  /// The id of the screen's node in the tree.
  public let node: NodeID
  let value: RouteValue
  package private(set) weak var scene: SceneNavigator?

  /// Creates the context of a node; nil when the node is not in the tree, or has no route of this
  /// type.
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

  /// The present route of the screen; observable, since a request can give an open screen a new
  /// value.
  public var route: R {
    guard let route = value.route.as(R.self) else {
      preconditionFailure("Node \(node) changed its route's type.")
    }
    return route
  }

  /// How the screen is shown, such as in a sheet; observable, since the presentation may change.
  public var presentation: ScreenPresentation { value.presentation }

  /// The navigator for the routes of this feature; nil when the scene or the screen's curtain has
  /// ended.
  ///
  /// ```swift
  /// case .lock: LockView { context.navigator?.push(.forgotCode) }
  /// ```
  ///
  /// For a screen in a curtain (a second window above the scene), verbs that start at the front
  /// screen, such as `back`, `push` and `dismiss`, act in the curtain; but `tree` and `plan(for:)`
  /// are those of the scene beneath. Screens outside curtains all get the scene's navigator.
  public var navigator: Navigator<R>? { scene.map(Navigator.init(asking:)) }

  /// Closes the screen and all screens on top of it.
  ///
  /// When the screen has closed already, as at a second tap, nothing happens: the request has
  /// failed with `gone`, and `onFailure` is not called. When the screen cannot close, such as the
  /// first one of the base content, the request fails with `nothingToGoBackTo`.
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

  /// Pushes a route onto this screen, whatever the map says.
  ///
  /// ```swift
  /// let order = try await shop.checkOut(bag)
  /// context.push(.receipt(order))  // under the tab that the user has gone to meanwhile
  /// ```
  ///
  /// When this screen is visible now, the new one appears in front. Otherwise the new one is put
  /// directly above this screen, beneath the screens that cover this one, and `Arrival.isCovered`
  /// is true. When a screen of the route is directly above this one already, that screen gets the
  /// new value, and no new one is built. When this screen is in no stack, the request fails with
  /// `noStack`; when this screen has closed, with `gone`.
  @discardableResult
  public func push(
    _ route: R, handing object: Any? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(handing: object, CallSite(fileID, line)) {
      .push(AnyRoute(route), onto: node, isSeen: $0)
    }
  }

  /// Presents a route over this screen, whatever the map says.
  ///
  /// ```swift
  /// context.present(.filter, .sheet(.medium))
  /// ```
  ///
  /// When this screen is not visible now, the request fails with `notVisible`, since a layer covers
  /// the whole window. When this screen has closed, it fails with `gone`.
  @discardableResult
  public func present(
    _ route: R, _ style: PresentationStyle = .sheet, handing object: Any? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(handing: object, CallSite(fileID, line)) {
      .present(AnyRoute(route), style, over: node, isSeen: $0)
    }
  }

  /// Closes the part of the app or the detour that contains this screen, such as a sign-in, and
  /// shows the screen whose request waited for that, or else `route`.
  ///
  /// `Navigating.proceed(to:)` does the same for the screen in front; see there for details. This
  /// screen's own exit guard is not asked. When this screen has closed already, the request has
  /// failed with `gone`, and `onFailure` is not called.
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
