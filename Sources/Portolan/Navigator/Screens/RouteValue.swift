import Observation

/// The newest route of one node and how it is shown, observable apart from all others, and what is
/// the node's own.
@MainActor @Observable final class RouteValue {
  var route: AnyRoute
  var presentation: ScreenPresentation
  /// Counts what was handed over, for those who look for it; taking it changes nothing.
  private var handings = 0
  @ObservationIgnored private var handed: Any?
  /// What the host shows for it, once that was made.
  @ObservationIgnored weak var content: AnyObject?
  @ObservationIgnored var isBuilt = false
  @ObservationIgnored private var models: [ObjectIdentifier: AnyObject] = [:]
  /// The models of a node that went: a view that is still closing finds its own once more.
  @ObservationIgnored private var parting: [ObjectIdentifier: WeakReference] = [:]

  /// Asked before the screen goes.
  var exit: (@MainActor () async -> ExitVerdict)?

  @ObservationIgnored private(set) var isGone = false

  init(_ route: AnyRoute, _ presentation: ScreenPresentation) {
    self.route = route
    self.presentation = presentation
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

  /// What is handed over takes the place of what nobody took.
  func hand(over object: Any) {
    guard !isGone else { return }
    handed = object
    handings += 1
  }

  /// What was handed over; it stays when it is not taken.
  func handed(taking isWanted: (Any) -> Bool) -> Any? {
    _ = handings
    guard let object = handed else { return nil }
    if isWanted(object) { handed = nil }
    return object
  }

  /// The node went: its models live no longer than what else holds them.
  func letGo() {
    isGone = true
    if exit != nil { exit = nil }
    parting = models.mapValues(WeakReference.init)
    models = [:]
    handed = nil
  }
}
