import Observation

/// The newest route of one node, observable apart from all others, and the node's own models.
@MainActor @Observable final class RouteValue {
  var route: AnyRoute
  @ObservationIgnored private var models: [ObjectIdentifier: AnyObject] = [:]
  /// The models of a node that went: a view that is still closing finds its own once more.
  @ObservationIgnored private var parting: [ObjectIdentifier: WeakReference] = [:]

  @ObservationIgnored private(set) var isGone = false

  init(_ route: AnyRoute) {
    self.route = route
  }

  /// The one model of its type; nil before it was made.
  func model<M: AnyObject>(_ type: M.Type) -> M? {
    let id = ObjectIdentifier(type)
    return (models[id] ?? parting[id]?.object) as? M
  }

  func keep<M: AnyObject>(_ model: M) {
    let id = ObjectIdentifier(M.self)
    if isGone { parting[id] = WeakReference(model) } else { models[id] = model }
  }

  /// The node went: its models live no longer than what else holds them.
  func letGo() {
    isGone = true
    parting = models.mapValues(WeakReference.init)
    models = [:]
  }
}
