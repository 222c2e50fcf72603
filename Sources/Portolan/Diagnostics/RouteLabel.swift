/// A route's type and case without its values, for logs, errors and events.
///
/// A label keeps associated values out of logs. It contains them only when the route is loggable
/// (`NavigationRoute.isLoggable`).
public struct RouteLabel: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The route type's name.
  public let type: String
  /// The name of the route's enum case, with its values only when the route is loggable.
  public let text: String

  package init(type: String, text: String) {
    self.type = type
    self.text = text
  }

  /// The label for all routes of a type.
  static func any(of type: String) -> RouteLabel { RouteLabel(type: type, text: type) }

  /// The case: `product`.
  public var description: String { text }
}

extension RouteLabel {
  /// The case name of an enum value; the type's name for other values.
  ///
  /// It does not use the value's own `description`, in which an app may print secrets.
  package static func caseName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(Swift.type(of: value))" }
    if let label = mirror.children.first?.label { return label }
    return "\(value)"  // a case without values has none to give away
  }
}
