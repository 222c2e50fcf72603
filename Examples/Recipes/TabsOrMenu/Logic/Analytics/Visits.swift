import Portolan

/// The screens that people came to, counted for each map: a month later, the numbers for each.
///
/// A tap on a tab and a choice from a menu count alike, whoever brought the screen to the front.
@MainActor public final class Visits {
  private var counts: [String: [String: Int]] = [:]
  private var front: NodeID?

  /// Begins with nothing.
  public init() {}

  /// How often each screen was come to under a map.
  public func count(under map: String) -> [String: Int] { counts[map] ?? [:] }

  /// The maps that were used, in order.
  public var maps: [String] { counts.keys.sorted() }

  func heed(_ event: NavigationEvent) {
    switch event {
    case .committed(let change): look(at: change.to, under: change.request.map)
    case .followed(let change): look(at: change.to, under: change.map)
    default: return
    }
  }

  /// A screen that stays in front, under another map too, is not come to again.
  private func look(at tree: NavigationTree, under map: String) {
    guard let screen = tree.visiblePath.last, screen != front else { return }
    front = screen
    guard let route = tree.route(of: screen) else { return }
    counts[map, default: [:]][route.label.text, default: 0] += 1
  }
}
