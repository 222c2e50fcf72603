import Observation

/// The newest route of one node, how it is shown, and the node's models.
///
/// It is observable apart from other nodes.
@MainActor @Observable final class RouteValue {
  var route: AnyRoute
  var presentation: ScreenPresentation
  /// The height at which its sheet rests; nil as long as that is the first one.
  var detent: PresentationStyle.Detent?
  /// Counts objects handed over, for observers; taking one changes nothing.
  private var handings = 0
  @ObservationIgnored private var handed: Any?
  @ObservationIgnored var isBuilt = false
  @ObservationIgnored private var models: [ObjectIdentifier: AnyObject] = [:]
  /// Encode the models that are saved, by the names of their types.
  @ObservationIgnored private var savers: [String: (RouteValue) throws -> String?] = [:]
  /// Models that were restored and not made yet.
  @ObservationIgnored private var restored: SavedModels
  /// Models of other screens that this one uses.
  @ObservationIgnored private var lent: [ObjectIdentifier: WeakReference] = [:]
  /// The models of a node that went; a view that is still closing finds its own once more.
  @ObservationIgnored private var parting: [ObjectIdentifier: WeakReference] = [:]

  /// The question to ask before the screen goes.
  var exit: (@MainActor () async -> ExitVerdict)?

  @ObservationIgnored private(set) var isGone = false

  init(_ route: AnyRoute, _ presentation: ScreenPresentation, restored: SavedModels = [:]) {
    self.route = route
    self.presentation = presentation
    self.restored = restored
  }

  /// The model of a type; nil before it was made.
  func model<M: AnyObject>(_ type: M.Type) -> M? {
    let id = ObjectIdentifier(type)
    return (models[id] ?? parting[id]?.object) as? M
  }

  func keep<M: AnyObject>(_ model: M) {
    let id = ObjectIdentifier(M.self)
    if isGone { parting[id] = WeakReference(model) } else { models[id] = model }
  }

  /// Saves the model of this type from now on.
  func save<M: AnyObject & Codable>(_ type: M.Type) {
    savers[String(reflecting: type)] = { value in
      try value.model(M.self).map { try SavedModel.text(of: $0) }
    }
  }

  /// The models in their saved form; calls `failed` with the type of each that cannot be written.
  func savedModels(_ failed: (String) -> Void) -> SavedModels {
    var saved: SavedModels = [:]
    for (type, write) in savers {
      do { saved[type] = try write(self) } catch { failed(type) }
    }
    return saved
  }

  /// The saved model; calls `failed` with its type when it cannot be read.
  func restoredModel<M: AnyObject & Codable>(_ failed: (String) -> Void) -> M? {
    let type = String(reflecting: M.self)
    guard let json = restored.removeValue(forKey: type) else { return nil }
    do { return try SavedModel.read(M.self, from: json) } catch {
      failed(type)
      return nil
    }
  }

  /// Remembers the model of another screen, weakly.
  func borrow<M: AnyObject>(_ model: M) { lent[ObjectIdentifier(M.self)] = WeakReference(model) }

  /// The model of another screen that this one used, as long as it is alive.
  func borrowed<M: AnyObject>(_ type: M.Type) -> M? { lent[ObjectIdentifier(type)]?.object as? M }

  /// Hands an object over; it replaces one that was not taken.
  func hand(over object: Any) {
    guard !isGone else { return }
    handed = object
    handings += 1
  }

  /// The object that was handed over; it stays when it is not wanted.
  func handed(taking isWanted: (Any) -> Bool) -> Any? {
    _ = handings
    guard let object = handed else { return nil }
    if isWanted(object) { handed = nil }
    return object
  }

  /// The node went: releases its models.
  func letGo() {
    isGone = true
    if exit != nil { exit = nil }
    parting = models.mapValues(WeakReference.init)
    models = [:]
    savers = [:]
    restored = [:]
    handed = nil
  }
}
