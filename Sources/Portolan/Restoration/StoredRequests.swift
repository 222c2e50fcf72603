import Foundation

/// A scene's waiting requests, in a form that the app stores and restores when it starts again.
///
/// ```swift
/// defaults.set(try scene.storedRequests.data(), forKey: "waiting")
/// // at the next start
/// scene.restore(try StoredRequests(reading: data))
/// ```
///
/// Each route is encoded by itself. The data contains the routes' associated values, and links whose
/// targets are being looked up: when these are sensitive, store it in a protected place. A request is
/// left out when one of its routes cannot be encoded or decoded, or must not be saved
/// (`NavigationRoute.isSaveable`).
public struct StoredRequests: Hashable, Sendable {
  let requests: [StoredRequest<StoredRoute>]
  /// How many requests were left out on writing or reading.
  ///
  /// It does not count requests for routes that no feature knows any more: `restore(_:)` leaves
  /// these out, and reports a diagnostic for each.
  public let leftOut: Int

  /// How many requests there are.
  public var count: Int { requests.count }

  init(_ requests: [StoredRequest<AnyRoute>], leftOut: Int = 0) {
    // An encoder's error may hold values, so only the count is kept.
    self.requests = requests.compactMap { request in
      do { return try request.map(Self.store) } catch { return nil }
    }
    self.leftOut = leftOut + requests.count - self.requests.count
  }

  private struct ForbidsIt: Error {}

  private static func store(_ route: AnyRoute) throws -> StoredRoute {
    guard route.value.isSaveable else { throw ForbidsIt() }
    return try StoredRoute(route)
  }
}

extension StoredRequests: NavigationArchive {
  /// `portolan-requests`.
  public static var format: String { "portolan-requests" }
  /// 1 MiB.
  public static var longestData: Int { 1_048_576 }

  /// Reads the requests, and leaves out those that cannot be read.
  public init(from decoder: any Decoder) throws {
    let attempts = try [Attempt<StoredRequest<StoredRoute>>](from: decoder)
    requests = attempts.compactMap(\.value).filter(\.isStorable)
    leftOut = attempts.count - requests.count
  }

  /// Writes each request with its routes' own encoding.
  public func encode(to encoder: any Encoder) throws {
    try requests.encode(to: encoder)
  }
}

extension StoredRequests: CustomReflectable {
  /// Shows the counts alone, so that neither `print` nor `dump` shows a route's values.
  public var customMirror: Mirror {
    Mirror(self, children: ["count": count, "leftOut": leftOut], displayStyle: .struct)
  }
}

/// A waiting request in a form that can be saved; its routes have the form `Route`.
///
/// ```swift
/// let written = try request.map { route in try number(of: route) }  // as a saved scene does
/// ```
struct StoredRequest<Route: Hashable & Sendable>: Hashable, Sendable {
  var intent: Intent<Route, Never>
  /// Whether it was a link, which waits for the app to be ready.
  let isLink: Bool
  /// The case name of the guard that parked the request; nil when no guard did.
  let rule: String?
  /// The route of the detour that the person must pass through first; nil without a detour.
  var detour: Route?
  let timeLeft: Duration
  /// The link whose target was being looked up, and how any link came; nil for other requests.
  var link: String?
  var source: LinkSource?

  /// Whether the library stores such a request; a file may hold anything.
  var isStorable: Bool {
    switch intent {
    case .lookUp: return link != nil
    case .transaction(let steps):
      // A step that is a transaction itself has the traits of its own steps.
      return steps.allSatisfy { step in
        if case .transaction = step { false } else { step.traits.contains(.stored) }
      }
    default: return intent.traits.contains(.stored)
    }
  }

  func map<Other>(_ form: (Route) throws -> Other) rethrows -> StoredRequest<Other> {
    try StoredRequest<Other>(
      intent: intent.map(route: form, node: \.self), isLink: isLink, rule: rule,
      detour: detour.map(form), timeLeft: timeLeft, link: link, source: source)
  }
}

extension StoredRequest: Codable where Route: Codable {}

extension LiveIntent {
  /// The intent with routes and without node ids; nil when it means nothing without this tree.
  ///
  /// A tap on a member, such as a tab, becomes a selection of the member's route. `proceed` becomes
  /// a request to show the route that it leads to. Of a transaction, only the steps that can be
  /// stored are kept.
  func stored(in tree: NavigationTree) -> Intent<AnyRoute, Never>? {
    switch self {
    case .selectMember(let container, let position):
      return tree.listedMember(at: position, of: container).map { .select($0) }
    case .proceed(let route, _): return .show(route)
    case .lookUp(let pattern, let keeping): return .lookUp(pattern: pattern, keeping: keeping)
    case .transaction(let steps):
      let steps = steps.flatMap { step -> [Intent<AnyRoute, Never>] in
        guard let stored = step.stored(in: tree) else { return [] }
        if case .transaction(let steps) = stored { return steps } else { return [stored] }
      }
      return steps.isEmpty ? nil : .transaction(steps)
    default:
      guard traits.contains(.stored) else { return nil }
      do { return try map(route: \.self, node: { _ in throw NamesNode() }) } catch { return nil }
    }
  }

  private struct NamesNode: Error {}
}

extension Intent<AnyRoute, Never> {
  /// The intent in the form that the engine carries out.
  var live: LiveIntent { map(route: \.self, node: { $0 }) }
}

extension NavigationTree {
  /// The route of the member at a position; nil when the container or the position does not exist.
  fileprivate func listedMember(at position: Int, of container: NodeID) -> AnyRoute? {
    guard let node = node(container), (0..<node.children.count).contains(position) else {
      return nil
    }
    return memberRoute(at: position, of: container)
  }
}
