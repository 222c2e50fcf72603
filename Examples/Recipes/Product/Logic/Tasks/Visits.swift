import Portolan

/// How often each kind of screen was reached, for analytics.
@MainActor public final class Visits {
  /// The number of visits by the case of the route.
  public private(set) var counts: [String: Int] = [:]
  /// What the last visit stood on, and itself.
  public private(set) var lastChain: [String] = []

  /// Makes a count that begins with nothing.
  public init() {}

  func count(_ chain: [AnyRoute]) {
    lastChain = chain.map(\.label.text)
    if let name = lastChain.last { counts[name, default: 0] += 1 }
  }
}

/// Counts each screen that a request asked for once it is on screen.
struct VisitCounter: ScreenTasks {
  let visits: Visits

  func arrived(
    at screen: ScreenContext<ProductRoute>, along chain: [AnyRoute], arrival: Arrival
  ) async {
    visits.count(chain)
  }
}
