import Observation

/// The newest route of one node, how its screen is shown, and the screen's models.
///
/// Each node has its own value, so that observers are told only of changes in that node.
@MainActor @Observable final class RouteValue {
  var route: AnyRoute
  var presentation: ScreenPresentation
  /// The height at which its sheet rests; nil for the first height of the sheet's style.
  var detent: PresentationStyle.Detent?
  /// The number of objects handed over, to tell observers of a new one; taking one changes nothing.
  private var handings = 0
  @ObservationIgnored private var handed: Any?
  @ObservationIgnored var isBuilt = false
  @ObservationIgnored private var models: [ObjectIdentifier: AnyObject] = [:]
  /// Closures that encode the models to save, by the names of the models' types.
  @ObservationIgnored private var savers: [String: (RouteValue) throws -> String?] = [:]
  /// Saved models in encoded form that the screen has not used since the restoration.
  @ObservationIgnored private var restored: SavedModels
  /// Models of other screens that this screen uses, by type.
  @ObservationIgnored private var lent: [ObjectIdentifier: WeakReference] = [:]
  /// The models after the node has left, for a view that is still closing.
  @ObservationIgnored private var parting: [ObjectIdentifier: WeakReference] = [:]

  /// How to ask before the screen closes (`askBeforeLeaving`).
  var exit: ExitQuestion?

  /// Called when a user taps the tab of the screen once more.
  @ObservationIgnored var tappedAgain: (@MainActor () -> Void)?

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
    if isGone { parting[id] = WeakReference(model) } else { exchange(&models[id], with: model) }
  }

  /// Includes the model of this type in `savedModels` from now on.
  func save<M: AnyObject & Codable>(_ type: M.Type) {
    savers[String(reflecting: type)] = { value in
      try value.model(M.self).map { try SavedModel.text(of: $0) }
    }
  }

  /// The models in encoded form; calls `failed` with the type of each that cannot be encoded.
  func savedModels(_ failed: (String) -> Void) -> SavedModels {
    var saved: SavedModels = [:]
    for (type, write) in savers {
      do { saved[type] = try write(self) } catch { failed(type) }
    }
    return saved
  }

  /// Takes the saved model, or returns nil; calls `failed` with its type if it cannot be decoded.
  func restoredModel<M: AnyObject & Codable>(_ failed: (String) -> Void) -> M? {
    let type = String(reflecting: M.self)
    guard let json = restored.removeValue(forKey: type) else { return nil }
    do { return try SavedModel.read(M.self, from: json) } catch {
      failed(type)
      return nil
    }
  }

  /// Remembers the model of another screen that this one uses, weakly.
  func borrow<M: AnyObject>(_ model: M) { lent[ObjectIdentifier(M.self)] = WeakReference(model) }

  /// The model of another screen that this one used, as long as it is alive.
  func borrowed<M: AnyObject>(_ type: M.Type) -> M? { lent[ObjectIdentifier(type)]?.object as? M }

  /// Hands an object over to the screen; it replaces an object that was not taken.
  func hand(over object: Any) {
    guard !isGone else { return }
    exchange(&handed, with: object)
    handings += 1
  }

  /// The object that was handed over; it can be taken later if `isWanted` returns false.
  func handed(taking isWanted: (Any) -> Bool) -> Any? {
    _ = handings
    guard let object = handed else { return nil }
    if isWanted(object) { handed = nil }
    return object
  }

  /// Releases the models, because the node has left.
  func letGo() {
    isGone = true
    if exit != nil { exchange(&exit, with: nil) }
    exchange(&tappedAgain, with: nil)
    parting = models.mapValues(WeakReference.init)
    exchange(&models, with: [:])
    savers = [:]
    restored = [:]
    exchange(&handed, with: nil)
  }
}
