#if DEBUG && Inspector
import Portolan

/// Listens to a scene's navigator and tells what a page should know.
@MainActor final class SceneListener {
  private(set) var timeline = Timeline()
  private(set) var lastChange: (from: NavigationTree, to: NavigationTree)?
  private var changed: Set<Int> = []
  private let start = ContinuousClock.now
  /// Called when there is something new.
  var onNews: (() -> Void)?

  /// Listens to a scene; whoever listened before goes on hearing everything.
  init(_ scene: SceneNavigator) {
    if scene.log == nil {
      scene.log = NavigationLog(limit: Timeline.limit, clock: ContinuousClock())
    }
    scene.onEvent = { [weak self, before = scene.onEvent] event in
      before?(event)
      self?.note(event)
    }
  }

  /// The rows that are new or have changed since the last call, oldest first.
  func takeChanges() -> [TimelineRow] {
    defer { changed = [] }
    return timeline.rows.filter { changed.contains($0.id) }
  }

  private func note(_ event: NavigationEvent) {
    if case .committed(_, let from, let to) = event { lastChange = (from, to) }
    if let row = timeline.note(event, at: ContinuousClock.now - start) { changed.insert(row.id) }
    onNews?()
  }
}
#endif
