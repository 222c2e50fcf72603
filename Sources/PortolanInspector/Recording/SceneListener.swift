#if DEBUG && Inspector
import Portolan
import PortolanLog

/// Listens to a scene's navigator, for the pages.
@MainActor final class SceneListener {
  /// How many rows are kept; the oldest goes first.
  nonisolated static let limit = 1_000

  let log: NavigationLog
  private(set) var lastChange: (from: NavigationTree, to: NavigationTree)?
  private var changed: Set<Int> = []
  /// Called when there are changes.
  var onNews: (() -> Void)?

  /// Listens to a scene beside the app, whose closure stays the app's.
  init(_ scene: SceneNavigator) {
    log = NavigationLog(recording: scene, limit: Self.limit, clock: ContinuousClock())
    log.onRecord = { [weak self] in self?.changed.insert($0.id) }
    let events = scene.events
    Task { [weak self] in
      for await event in events { self?.hear(event) }
    }
  }

  private func hear(_ event: NavigationEvent) {
    if case .committed(let change) = event { lastChange = (change.from, change.to) }
    onNews?()
  }

  /// All rows, oldest first.
  var rows: [TimelineRow] { log.records.map { TimelineRow($0) } }

  /// The rows that are new or have changed since the last call, oldest first.
  func takeChanges() -> [TimelineRow] {
    defer { changed = [] }
    return log.records.filter { changed.contains($0.id) }.map { TimelineRow($0) }
  }
}

extension TimelineRow {
  /// Makes a row from a record of a log.
  init(_ record: LogRecord) {
    let isRequest = record.number != nil
    self.init(
      id: record.id, kind: isRequest ? .request : record.end == nil ? .move : .diagnostic,
      title: record.words, site: record.requester, answers: record.answers,
      steps: isRequest ? record.steps ?? [] : [record.tree.map { "→ \($0)" }].compactMap(\.self),
      state: isRequest ? (record.isParked ? "parked" : "open") : "",
      milliseconds: record.milliseconds)
    switch record.end {
    case .arrived(let place):
      state = "arrived"
      outcome = place
    case .failed(let code, let what, let why, let fix):
      if isRequest {
        state = "failed"
        outcome = what
      }
      (self.code, self.why, self.fix) = (code, why, fix)
    case nil: break
    }
  }
}
#endif
