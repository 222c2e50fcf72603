import Observation
import Portolan

/// What a `NavigationStack` shows: node ids alone, so that all stacks have one element type (S5).
@MainActor @Observable final class StackModel {
  let id: NodeID
  /// The stack's route; that of its first screen when it was built, when it has none.
  let route: AnyRoute?
  private(set) var root: NodeID
  private(set) var path: [NodeID]
  @ObservationIgnored let update: UpdateWaiter<[NodeID]>
  /// The path that SwiftUI shows when it has missed all later ones (S48); nil when it has missed none.
  @ObservationIgnored private(set) var lastSurePath: [NodeID]? { didSet { rewritten = nil } }
  /// The screens that are written again, since SwiftUI may have missed them.
  @ObservationIgnored var rewritten: [NodeID]?
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(
    _ id: NodeID, _ route: AnyRoute?, _ screens: [NodeID], observer: (any ModelObserver)?
  ) {
    (self.id, self.route) = (id, route)
    root = screens.first ?? id
    path = Array(screens.dropFirst())
    update = UpdateWaiter(screens.isEmpty ? [id] : screens)
    self.observer = observer
  }

  /// What the system reads and writes: a shorter path when a user goes back, and a longer one, whose
  /// last element is no node, when a user follows a link.
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

  /// Continues when SwiftUI has seen the newest screens.
  func whenSeen(_ body: @escaping () -> Void) {
    if isSeen { body() } else { update.whenSeen(body) }
  }

  var isSeen: Bool { update.seen == screens }

  /// The path that SwiftUI has seen.
  var seenPath: [NodeID] { Array(update.seen.dropFirst()) }

  /// Whether SwiftUI may have missed the newest path.
  var isUnsure: Bool { lastSurePath != nil }

  /// SwiftUI may miss the next path, or has missed this one and shows another.
  func becomeUnsure(showing shown: [NodeID]? = nil) { lastSurePath = lastSurePath ?? shown ?? path }

  /// SwiftUI follows the newest path, or the next one.
  func becomeSure() { lastSurePath = nil }

  var screens: [NodeID] { [root] + path }

  /// The screens that the stack is to have; the path is another one on the way there.
  var planned: [NodeID] { rewritten ?? screens }

  var top: NodeID { path.last ?? root }

  func set(_ screens: [NodeID]) {
    guard let first = screens.first, screens != self.screens else { return }
    if first != root { root = first }
    path = Array(screens.dropFirst())
  }
}
