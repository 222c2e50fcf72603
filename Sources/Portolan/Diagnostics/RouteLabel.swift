/// A route's type and case name, for logs, errors and events.
///
/// A label keeps associated values out of logs: it contains them only when the route is loggable
/// (`NavigationRoute.isLoggable`).
public struct RouteLabel: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The route type's name (`NavigationRoute.savedName`).
  public let type: String
  /// The name of the route's enum case; with associated values only when the route is loggable.
  public let text: String

  package init(type: String, text: String) {
    self.type = type
    self.text = text
  }

  /// The label for all routes of a type.
  static func any(of type: String) -> RouteLabel { RouteLabel(type: type, text: type) }

  /// The `text` of the label, such as `product`.
  public var description: String { text }
}

extension RouteLabel {
  /// The case name of an enum value; the type's name for other values.
  ///
  /// The value's own `description` is not used, since an app may print secrets in it.
  package static func caseName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(Swift.type(of: value))" }
    if let label = mirror.children.first?.label { return label }
    return "\(value)"  // a case without values has none to give away
  }
}
