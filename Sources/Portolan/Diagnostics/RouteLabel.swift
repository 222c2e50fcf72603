/// A route as logs, errors and events may show it: its type and its case, without values.
///
/// Errors and events carry labels and never routes, so that no associated value leaves the
/// process by accident. A route that allows it shows its values (`NavigationRoute.isLoggable`).
public struct RouteLabel: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The route type's name.
  public let type: String
  /// The case, with values only when the route allows it.
  public let text: String

  package init(type: String, text: String) {
    self.type = type
    self.text = text
  }

  /// Stands for all routes of a type.
  static func any(of type: String) -> RouteLabel { RouteLabel(type: type, text: type) }

  /// The case: `product`.
  public var description: String { text }
}

extension RouteLabel {
  /// The case name of an enum value; the type's name for other values.
  ///
  /// Never the value's own description: an app may print secrets there.
  package static func caseName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(Swift.type(of: value))" }
    if let label = mirror.children.first?.label { return label }
    return "\(value)"  // a case without values has none to give away
  }
}
