import Portolan

/// Law 4, the other way: neither code nor its consequences take away a screen that stays.
@MainActor final class WalkExits {
  /// Requests that ask no screen: guards said no, or a part was released.
  private static let forced = ["evict", "releaseKept"]

  private let watch: WalkWatch
  /// The answers of screens that want to be asked, and the newest request when they began to.
  private var exits: [NodeID: (exit: WalkExit, since: Int)] = [:]
  /// Screens that finished by themselves; such an end asks only the other screens.
  private var finished: Set<NodeID> = []

  init(_ watch: WalkWatch) {
    self.watch = watch
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  /// Whether any screen wants to be asked.
  var isEmpty: Bool { exits.isEmpty }

  /// Which screens want to be asked.
  var nodes: [NodeID] { Array(exits.keys) }

  func set(_ exit: WalkExit, of node: NodeID) {
    exits[node] = (exit, watch.labels.keys.max() ?? 0)
  }

  /// The answer of a screen that is asked.
  func verdict(of node: NodeID) -> ExitVerdict { exits[node]?.exit == .stays ? .stay : .leave }

  func letGo() { exits = [:] }

  func finish(_ node: NodeID) { finished.insert(node) }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .committed(let change):
      let number = change.request.number
      for (node, (exit, since)) in exits where !change.to.contains(node) {
        if exit == .stays, number > since, !isForced(number), !finished.contains(node) {
          watch.report(.noWayRound, "\(node) stays, and request \(number) took it away")
        }
        exits[node] = nil
      }
    case .followed(let change):
      for node in exits.keys where !change.to.contains(node) { exits[node] = nil }
    default: return
    }
  }

  private func isForced(_ number: Int) -> Bool {
    Self.forced.contains { watch.labels[number]?.hasPrefix($0) == true }
  }
}
