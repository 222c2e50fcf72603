/// A request that waits, in a form that outlives the process; `Route` is how a route is written.
///
/// ```swift
/// let written = try request.map { route in try number(of: route) }  // as a saved scene does
/// ```
struct StoredRequest<Route: Hashable & Sendable>: Hashable, Sendable {
  let intent: Intent<Route, Never>
  /// Whether it was a link, which waits for the app to be ready.
  let isLink: Bool
  /// The guard that sent it here: the word without values.
  let rule: String?
  /// What is shown first.
  let detour: Route?
  let timeLeft: Duration

  func map<Other>(_ form: (Route) throws -> Other) rethrows -> StoredRequest<Other> {
    try map(form, detour: form)
  }

  func map<Other>(
    _ form: (Route) throws -> Other, detour detourForm: (Route) throws -> Other?
  ) rethrows -> StoredRequest<Other> {
    try StoredRequest<Other>(
      intent: intent.map(route: form, node: \.self), isLink: isLink, rule: rule,
      detour: detour.flatMap(detourForm),
      timeLeft: timeLeft)
  }
}

extension StoredRequest: Codable where Route: Codable {}
