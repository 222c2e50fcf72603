import Foundation

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

extension LiveIntent {
  /// The intent in words of routes alone; nil when it says nothing without this tree.
  ///
  /// A tap on a member of a container is stored as what the member is called, the end of a part as
  /// what is shown then, and of a transaction what can be.
  func stored(in tree: NavigationTree) -> Intent<AnyRoute, Never>? {
    switch self {
    case .selectMember(let container, let position):
      return tree.listedMember(at: position, of: container).map { .select($0) }
    case .proceed(let route, _): return .show(route)
    case .transaction(let steps):
      let steps = steps.compactMap { $0.stored(in: tree) }
      return steps.isEmpty ? nil : .transaction(steps)
    default:
      guard traits.contains(.stored) else { return nil }
      do { return try map(route: \.self, node: { _ in throw NamesNode() }) } catch { return nil }
    }
  }

  private struct NamesNode: Error {}
}

extension Intent<AnyRoute, Never> {
  /// What is asked for again.
  var live: LiveIntent { map(route: \.self, node: { $0 }) }
}

extension NavigationTree {
  /// What a place of a container is called; nil when there is none.
  fileprivate func listedMember(at position: Int, of container: NodeID) -> AnyRoute? {
    guard let node = node(container), (0..<node.children.count).contains(position) else {
      return nil
    }
    return memberRoute(at: position, of: container)
  }
}

/// A route as it is stored: its type's name, and what its own `Codable` writes.
struct StoredRoute: Hashable, Sendable, Codable {
  /// Why a stored route is none of today's.
  enum Problem: Error { case unknownType, undecodable }

  let type: String
  let json: String

  init(_ route: AnyRoute) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    type = route.label.type
    json = String(decoding: try encoder.encode(route.value), as: UTF8.self)
  }

  /// A route that was stored as a part of something else.
  init(type: String, json: String) {
    self.type = type
    self.json = json
  }

  /// The route, when a map of today knows its type and the type can read it.
  func route(among maps: MapSet) throws(Problem) -> AnyRoute {
    guard let entry = maps.entries.values.first(where: { $0.name == type }) else {
      throw .unknownType
    }
    return try read(entry.routeType)
  }

  private func read<R: NavigationRoute>(_ type: R.Type) throws(Problem) -> AnyRoute {
    // What a decoder says of damaged data may hold some of it, so it goes no further.
    do { return AnyRoute(try JSONDecoder().decode(type, from: Data(json.utf8))) } catch {
      throw .undecodable
    }
  }
}
