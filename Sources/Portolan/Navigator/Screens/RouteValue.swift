import Foundation
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
  /// Write those of the models that are saved, by the names of their types.
  @ObservationIgnored private var savers: [String: (RouteValue) throws -> String?] = [:]
  /// Models that were restored and not made yet.
  @ObservationIgnored private var restored: SavedModels
  /// Models of other screens that this one has asked for.
  @ObservationIgnored private var lent: [ObjectIdentifier: WeakReference] = [:]
  /// The models of a node that went: a view that is still closing finds its own once more.
  @ObservationIgnored private var parting: [ObjectIdentifier: WeakReference] = [:]

  /// Asked before the screen goes.
  var exit: (@MainActor () async -> ExitVerdict)?

  @ObservationIgnored private(set) var isGone = false

  init(_ route: AnyRoute, _ presentation: ScreenPresentation, restored: SavedModels = [:]) {
    self.route = route
    self.presentation = presentation
    self.restored = restored
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

  /// From now on the model of this type is saved.
  func save<M: AnyObject & Codable>(_ type: M.Type) {
    savers[String(reflecting: type)] = { value in
      try value.model(M.self).map {
        String(decoding: try SavedRoute.encoder.encode($0), as: UTF8.self)
      }
    }
  }

  /// What is saved of the models; `failed` hears the types of those that cannot be written.
  func savedModels(_ failed: (String) -> Void) -> SavedModels {
    var saved: SavedModels = [:]
    for (type, write) in savers {
      do { saved[type] = try write(self) } catch { failed(type) }
    }
    return saved
  }

  /// The model that was saved; `failed` hears the type when it cannot be read.
  func restoredModel<M: AnyObject & Codable>(_ failed: (String) -> Void) -> M? {
    let type = String(reflecting: M.self)
    guard let json = restored.removeValue(forKey: type) else { return nil }
    do { return try JSONDecoder().decode(M.self, from: Data(json.utf8)) } catch {
      failed(type)
      return nil
    }
  }

  /// Notes the model of another screen.
  func borrow<M: AnyObject>(_ model: M) { lent[ObjectIdentifier(M.self)] = WeakReference(model) }

  /// The model that it was given, as long as something holds it.
  func borrowed<M: AnyObject>(_ type: M.Type) -> M? { lent[ObjectIdentifier(type)]?.object as? M }

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
    savers = [:]
    restored = [:]
    handed = nil
  }
}
