/// What one screen knows of its place: its route, how it is shown, and how to close itself or
/// answer.
///
/// An assembly receives it with the route. It does not keep the navigator alive.
@MainActor public struct ScreenContext<R: NavigationRoute> {
  /// The same context for what concerns any screen.
  package let erased: AnyScreenContext

  init(_ erased: AnyScreenContext) {
    self.erased = erased
  }

  /// Makes the context of a node; nil when the node is gone or stands for another type.
  public init?(node: NodeID, in scene: SceneNavigator) {
    guard let context = scene.context(of: node)?.of(R.self) else { return nil }
    self = context
  }

  /// The screen's node.
  public var node: NodeID { erased.node }

  var value: RouteValue { erased.value }
  var scene: SceneNavigator? { erased.scene }

  /// The newest value; observable, since a found screen is updated in place.
  public var route: R {
    guard let route = value.route.as(R.self) else {
      preconditionFailure("Node \(node) changed its route's type.")
    }
    return route
  }

  /// How the screen is shown; observable, since that may change.
  public var presentation: ScreenPresentation { erased.presentation }

  /// The navigator, asked from this screen; nil when the scene or the screen's curtain is gone.
  ///
  /// ```swift
  /// case .lock: LockView { context.navigator?.push(.forgotCode) }
  /// ```
  ///
  /// On a curtain, verbs without a place of their own (`back`, `push`, `dismiss`) work in the
  /// curtain; everywhere else it is the same navigator for all. What it tells (`tree`, `plan`) is of
  /// the scene beneath.
  public var navigator: Navigator<R>? { scene.map(Navigator.init(asking:)) }

  /// Closes the screen with all that stands on it; asked of a screen that is gone it does nothing.
  public func close(fileID: StaticString = #fileID, line: Int = #line) {
    erased.close(fileID: fileID, line: line)
  }

  /// Leaves the part in which the screen stands; see `Navigator.proceed(to:)`.
  ///
  /// The screen is not asked whether it may go. Nil for a screen that is gone.
  @discardableResult
  public func proceed(
    to route: R, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest? {
    erased.proceed(to: AnyRoute(route), CallSite(fileID, line))
  }

  /// The screen's own model, one of each type: made once for the node, however often its view is
  /// built, kept while the node is in the tree, and released with it.
  ///
  /// ```swift
  /// case .product(let id): ProductView(model: context.model { ProductModel(id: id, shop) })
  /// ```
  ///
  /// It is watched for leaks. Asked again for a node that is gone it gives the model that its
  /// closing view still holds.
  public func model<M: AnyObject>(_ make: () -> M) -> M {
    if let model = value.model(M.self) { return model }
    let model = make()
    value.keep(model)
    if !value.isGone { watch(model) }
    return model
  }

  /// Reports the screen's leak when this object, for example its view model, outlives the screen.
  public func watch(_ object: AnyObject) {
    scene?.screens.watch(object, with: node)
  }
}
