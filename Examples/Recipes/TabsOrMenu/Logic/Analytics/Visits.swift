public import Portolan

/// What people arrived at, counted for each map: a month later, the numbers for each.
@MainActor public final class Visits {
  private var counts: [String: [String: Int]] = [:]

  /// Begins with nothing.
  public init() {}

  /// Counts an arrival under the map that held for it.
  func heed(_ event: NavigationEvent) {
    guard case .arrived(let request, let screen?) = event else { return }
    counts[request.map, default: [:]][screen.text, default: 0] += 1
  }

  /// How often each screen was arrived at under a map.
  public func count(under map: String) -> [String: Int] { counts[map] ?? [:] }

  /// The maps that were used, in order.
  public var maps: [String] { counts.keys.sorted() }
}
