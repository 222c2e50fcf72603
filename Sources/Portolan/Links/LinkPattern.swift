/// One line of a link table: a path and its route.
public struct LinkPattern<R: NavigationRoute>: Sendable {
  let elements: [LinkPatternElement]
  private let route: @Sendable (LinkValues) throws -> R

  /// Creates a pattern such as `products/{id}/reviews`; a name in braces stands for a value.
  ///
  /// The closure makes the route from the values, and throws when one does not fit. An error that
  /// is no `LinkProblem` counts as `path`, as if no pattern had the link.
  public init(_ path: String, route: @escaping @Sendable (LinkValues) throws -> R) {
    elements = path.split(separator: "/").map { LinkPatternElement($0) }
    self.route = route
  }

  /// The route for values that were read with this pattern.
  func route(for values: LinkValues) throws(LinkProblem) -> R {
    do { return try route(values) } catch { throw error as? LinkProblem ?? .path }
  }

  /// The number of the pattern's elements that a path has from a place on.
  func reach(in path: LinkPath, from start: Int) -> Int {
    var count = 0
    while count < elements.count, start + count < path.count {
      if case .word(let word) = elements[count], !path.has(word, at: start + count) { break }
      count += 1
    }
    return count
  }

  /// The values in a path that has all of the pattern's elements from a place on.
  func values(in path: LinkPath, from start: Int = 0) -> LinkValues {
    var values: [String: String] = [:]
    for (offset, element) in elements.enumerated() {
      if case .value(let name) = element { values[name] = path.elements[start + offset] }
    }
    return LinkValues(values: values)
  }
}

/// Collects the patterns of a table.
@resultBuilder
public enum LinkPatternBuilder<R: NavigationRoute> {
  /// Gives each line the table's route type, so that leading dots compile.
  public static func buildExpression(_ pattern: LinkPattern<R>) -> LinkPattern<R> { pattern }

  /// The patterns in the order in which they are written.
  public static func buildBlock(_ patterns: LinkPattern<R>...) -> [LinkPattern<R>] { patterns }
}

/// A word of a pattern, or a value that may be any text.
enum LinkPatternElement: Hashable, Sendable {
  case word(String)
  case value(name: String)

  init(_ text: Substring) {
    let isValue = text.count > 1 && text.first == "{" && text.last == "}"
    self = isValue ? .value(name: String(text.dropFirst().dropLast())) : .word(String(text))
  }
}

/// The values of a link, by their names in the pattern.
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
