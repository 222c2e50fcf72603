/// One line of a link table: a path and the route that it stands for.
public struct LinkPattern<R: NavigationRoute>: Sendable {
  private enum Element: Sendable {
    case literal(String)
    case value(name: String)
  }

  private let elements: [Element]
  let route: @Sendable (LinkValues) throws -> R

  /// Makes a pattern such as `products/{id}/reviews`; what stands in braces is a value.
  ///
  /// The closure makes the route from the values and throws when one does not fit. An error that
  /// is no `LinkProblem` counts as `path`: the link stands for nothing that the app has.
  public init(_ path: String, route: @escaping @Sendable (LinkValues) throws -> R) {
    elements = path.split(separator: "/").map { element in
      element.first == "{" && element.last == "}"
        ? .value(name: String(element.dropFirst().dropLast())) : .literal(String(element))
    }
    self.route = route
  }

  /// The values of a path that fits, otherwise nil.
  func values(in path: [String]) -> LinkValues? {
    guard path.count == elements.count else { return nil }
    var values: [String: String] = [:]
    for (element, text) in zip(elements, path) {
      switch element {
      case .literal(let literal): guard literal == text else { return nil }
      case .value(let name): values[name] = text
      }
    }
    return LinkValues(values: values)
  }
}

/// The values that a link gives for a pattern's words.
public struct LinkValues: Sendable {
  let values: [String: String]

  /// The value as text, percent-decoded.
  public func string(_ name: String) throws(LinkProblem) -> String {
    guard let value = values[name], !value.isEmpty else { throw .value(name: name) }
    return value
  }

  /// The value as a number.
  public func int(_ name: String) throws(LinkProblem) -> Int {
    guard let number = Int(try string(name)) else { throw .value(name: name) }
    return number
  }
}
