/// What the windows of a group have in common.
@MainActor struct WindowTemplate {
  /// The name of the group.
  let id: String?
  /// The type of the value for which each window stands; nil where windows have none.
  let type: ObjectIdentifier?
  /// The first view of a new window.
  let make: (WindowValue) -> ErasedView

  /// Whether a request names this group: by its name, by the type of a value, or by both.
  func isMeant(id: String?, value: AnyHashable?) -> Bool {
    if let id, id != self.id { return false }
    guard let value else { return id != nil }
    return type == ObjectIdentifier(Swift.type(of: value.base))
  }
}

/// A scene that knows its windows.
@MainActor protocol WindowBearing {
  var templates: [WindowTemplate] { get }
}

extension Scene {
  /// The groups of windows in a scene.
  @MainActor var windowTemplates: [WindowTemplate] {
    if let bearing = self as? any WindowBearing { return bearing.templates }
    return Body.self == Never.self ? [] : body.windowTemplates
  }
}
