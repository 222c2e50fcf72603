import Observation

/// What the readers of a stack were last told of: what it shows, and what is asked of it.
@MainActor @Observable final class RouteStackContent {
  private(set) var elements: [AnyRoute] = []
  private var asked: [AnyRoute]?

  /// Notes who reads it.
  func read() { _ = (elements, asked) }

  /// Not every compiler's observation looks whether a value has changed.
  func tell(_ elements: [AnyRoute], asked: [AnyRoute]?) {
    if elements != _elements { self.elements = elements }
    if asked != _asked { self.asked = asked }
  }
}
