import Observation
import Portolan

/// What a `NavigationStack` shows: node ids alone, so that all stacks have one element type (S5).
@MainActor @Observable final class StackModel {
  let id: NodeID
  private(set) var root: NodeID
  private(set) var path: [NodeID]
  @ObservationIgnored let update = UpdateWaiter()
  /// Whether SwiftUI may have missed the newest path (S48).
  @ObservationIgnored var isUnsure = false
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(_ id: NodeID, _ screens: [NodeID], observer: (any ModelObserver)?) {
    self.id = id
    root = screens.first ?? id
    path = Array(screens.dropFirst())
    self.observer = observer
  }

  /// What the system reads and writes: a shorter path when a person goes back, and a longer one, whose
  /// last element is no node, when a person follows a link.
  ///
  /// It may come twice, and from before our newest path (S14).
  var bound: [AnyHashable] {
    get { path }
    set {
      let nodes = newValue.compactMap { $0.base as? NodeID }
      if nodes.count < newValue.count, let value = newValue.last {
        observer?.linkWasFollowed(to: value, in: self)
      } else if nodes != path, observer?.mayPop(to: nodes.count, in: self) != false {
        path = nodes
        observer?.pathWasSet(in: self)
      }
    }
  }

  var screens: [NodeID] { [root] + path }

  var top: NodeID { path.last ?? root }

  func set(_ screens: [NodeID]) {
    guard let first = screens.first, screens != self.screens else { return }
    if first != root { root = first }
    path = Array(screens.dropFirst())
  }
}
