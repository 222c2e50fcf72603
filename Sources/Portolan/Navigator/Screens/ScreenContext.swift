/// Gives a screen its route and presentation, and lets it navigate, close itself and answer.
///
/// An assembly receives it with the route. It does not keep the navigator alive.
@MainActor public struct ScreenContext<R: NavigationRoute> {
  /// The same context without its route type.
  package let erased: AnyScreenContext

  init(_ erased: AnyScreenContext) {
    self.erased = erased
  }

  /// Makes the context of a node; nil when the node is gone or has another route type.
  public init?(node: NodeID, in scene: SceneNavigator) {
    guard let context = scene.context(of: node)?.of(R.self) else { return nil }
    self = context
  }

  /// The screen's node.
  public var node: NodeID { erased.node }

  var value: RouteValue { erased.value }
  var scene: SceneNavigator? { erased.scene }

  /// The newest route; observable, since an open screen is updated in place.
  public var route: R {
    guard let route = value.route.as(R.self) else {
      preconditionFailure("Node \(node) changed its route's type.")
    }
    return route
  }

  /// How the screen is shown; observable, since that may change.
  public var presentation: ScreenPresentation { erased.presentation }

  /// The navigator, for this screen; nil when the scene or the screen's curtain is gone.
  ///
  /// ```swift
  /// case .lock: LockView { context.navigator?.push(.forgotCode) }
  /// ```
  ///
  /// On a curtain, verbs without a place of their own (`back`, `push`, `dismiss`) work in the
  /// curtain; elsewhere it is the same navigator for all. Its `tree` and `plan` are the scene's.
  public var navigator: Navigator<R>? { scene.map(Navigator.init(asking:)) }

  /// Closes the screen with all that stands on it; on a screen that is gone it does nothing.
  public func close(fileID: String = #fileID, line: Int = #line) {
    erased.close(fileID: fileID, line: line)
  }

  /// Pushes a route onto this screen, whatever its placement says.
  ///
  /// ```swift
  /// let order = try await shop.checkOut(bag)
  /// context.push(.receipt(order))  // under the tab that the person has gone to meanwhile
  /// ```
  ///
  /// When this screen is visible now, the new one comes in front of it. Otherwise the new one is
  /// put directly above it unseen, beneath the screens that cover it, and the request arrives
  /// covered. A screen of the route directly above this one is found, not built. Outside a stack
  /// the request fails as `noStack`; when this screen has gone, as `gone`.
  @discardableResult
  public func push(
    _ route: R, handing object: Any? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    erased.perform(handing: object, CallSite(fileID, line)) {
      .pushOnto(node, AnyRoute(route), isSeen: $0)
    }
  }

  /// Presents a route over this screen, whatever its placement says.
  ///
  /// ```swift
  /// context.present(.filter, .sheet(.medium))
  /// ```
  ///
  /// A layer covers the whole screen, so the request ends `notVisible` when this screen is not visible
  /// now, and `gone` when it has gone.
  @discardableResult
  public func present(
    _ route: R, _ style: PresentationStyle = .sheet, handing object: Any? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    erased.perform(handing: object, CallSite(fileID, line)) {
      .present(AnyRoute(route), style, over: node, isSeen: $0)
    }
  }

  /// Leaves the part in which the screen stands; see `Navigator.proceed(to:)`.
  ///
  /// The screen is not asked whether it may go. Returns nil for a screen that is gone.
  @discardableResult
  public func proceed(
    to route: R, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest? {
    erased.proceed(to: AnyRoute(route), CallSite(fileID, line))
  }
}
