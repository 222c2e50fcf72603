import Foundation

/// A waiting request in a form that can be saved; `Route` is the form of its routes.
///
/// ```swift
/// let written = try request.map { route in try number(of: route) }  // as a saved scene does
/// ```
struct StoredRequest<Route: Hashable & Sendable>: Hashable, Sendable {
  let intent: Intent<Route, Never>
  /// Whether it was a link, which waits for the app to be ready.
  let isLink: Bool
  /// The label of the guard that parked it, without values.
  let rule: String?
  /// The screen that is shown first.
  var detour: Route?
  let timeLeft: Duration

  func map<Other>(_ form: (Route) throws -> Other) rethrows -> StoredRequest<Other> {
    try StoredRequest<Other>(
      intent: intent.map(route: form, node: \.self), isLink: isLink, rule: rule,
      detour: detour.map(form), timeLeft: timeLeft)
  }
}

extension StoredRequest: Codable where Route: Codable {}

extension LiveIntent {
  /// The intent with routes alone; nil when it means nothing without this tree.
  ///
  /// A tap on a member is stored as the member's route, the end of a part as the route that
  /// follows, and of a transaction only the steps that can be stored.
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
  /// The intent for the engine.
  var live: LiveIntent { map(route: \.self, node: { $0 }) }
}

extension NavigationTree {
  /// The route of a position in a container; nil when there is none.
  fileprivate func listedMember(at position: Int, of container: NodeID) -> AnyRoute? {
    guard let node = node(container), (0..<node.children.count).contains(position) else {
      return nil
    }
    return memberRoute(at: position, of: container)
  }
}

/// A route in its stored form: its type's name and the output of its own `Codable`.
struct StoredRoute: Hashable, Sendable, Codable {
  /// Why a stored route cannot be read.
  enum Problem: Error { case unknownType, undecodable }

  let type: String
  let json: String

}

extension StoredRoute {
  init(_ route: AnyRoute) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    type = route.label.type
    json = String(decoding: try encoder.encode(route.value), as: UTF8.self)
  }

  /// The route, when a present map has its type and the type can decode it.
  func route(among maps: MapSet) throws(Problem) -> AnyRoute {
    guard let entry = maps.entries.values.first(where: { $0.name == type }) else {
      throw .unknownType
    }
    return try read(entry.routeType)
  }

  private func read<R: NavigationRoute>(_ type: R.Type) throws(Problem) -> AnyRoute {
    // A decoder's error may hold some of the data, so it is dropped.
    do { return AnyRoute(try JSONDecoder().decode(type, from: Data(json.utf8))) } catch {
      throw .undecodable
    }
  }
}
