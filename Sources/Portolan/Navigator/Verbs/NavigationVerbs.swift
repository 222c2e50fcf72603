/// What can be asked for: the same verbs for a navigator, which performs each by itself, and for a
/// transaction, which takes them down and performs them as one.
///
/// ```swift
/// navigator.select(.products)
/// navigator.transaction {
///   $0.dismissAll()
///   $0.select(.products)
/// }
/// ```
@MainActor public protocol NavigationVerbs<R> {
  /// The routes it can ask for.
  associatedtype R: NavigationRoute
  /// What a verb gives back: a request, or nothing where it is only taken down.
  associatedtype Asked

  /// Performs a verb, or takes it down.
  @discardableResult func perform(_ verb: NavigationVerb) -> Asked
}
