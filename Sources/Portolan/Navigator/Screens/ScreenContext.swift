/// What one screen knows of its place: its route, and how to close itself or answer.
///
/// An assembly receives it with the route. It does not keep the navigator alive.
@MainActor public struct ScreenContext<R: NavigationRoute> {
  /// The screen's node.
  public let node: NodeID
  let value: RouteValue
  private(set) weak var scene: SceneNavigator?

  /// Makes the context of a node; nil when the node is gone or stands for another type.
  public init?(node: NodeID, in scene: SceneNavigator) {
    guard let route = scene.tree.route(of: node), route.as(R.self) != nil else { return nil }
    let value = scene.routeValues[node] ?? RouteValue(route)
    if scene.isClosed { value.letGo() } else { scene.routeValues[node] = value }
    self.node = node
    self.value = value
    self.scene = scene
  }

  /// The newest value; observable, since a found screen is updated in place.
  public var route: R {
    guard let route = value.route.as(R.self) else {
      preconditionFailure("Node \(node) changed its route's type.")
    }
    return route
  }

  /// Closes the screen with all that stands on it; asked of a screen that is gone it does nothing.
  public func close(fileID: StaticString = #fileID, line: Int = #line) {
    guard let scene, !scene.isClosed, scene.tree.contains(node) else { return }
    _ = scene.submit(.close(node), cause: .leaving, site: CallSite(fileID, line))
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
    scene?.watched[node, default: []].append(WeakReference(object))
  }
}
