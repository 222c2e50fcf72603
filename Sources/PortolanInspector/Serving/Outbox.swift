#if DEBUG && Inspector
/// What waits to be sent to one page.
///
/// Of what takes the place of something older only the newest waits, so that a page that reads
/// slowly costs no memory.
@MainActor final class Outbox {
  private var waiting: [(key: String, message: ServerMessage)] = []
  private var reader: CheckedContinuation<ServerMessage?, Never>?
  private var isClosed = false
  private var lastNumber = 0

  func put(_ message: ServerMessage) {
    guard !isClosed else { return }
    if let reader {
      self.reader = nil
      return reader.resume(returning: message)
    }
    let key = key(of: message)
    if let place = waiting.firstIndex(where: { $0.key == key }) {
      waiting[place].message = waiting[place].message.followed(by: message)
    } else {
      waiting.append((key, message))
    }
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// The next message; nil at the end.
  func next() async -> ServerMessage? {
    if !waiting.isEmpty { return waiting.removeFirst().message }
    guard !isClosed else { return nil }
    return await withCheckedContinuation { reader = $0 }
  }

  /// Lets what waits be read, and ends.
  func close() {
    isClosed = true
    reader?.resume(returning: nil)
    reader = nil
  }

  /// Messages of one key take each other's place.
  private func key(of message: ServerMessage) -> String {
    switch message {
    case .drawing: return "drawing"
    case .tree: return "tree"
    case .plan: return "plan"
    case .timeline: return "timeline"
    case .preview: return "preview"
    case .welcome, .refused, .log, .replayed, .problem:
      lastNumber += 1
      return "\(lastNumber)"
    }
  }
}

extension ServerMessage {
  /// This and another message of its kind as one.
  fileprivate func followed(by other: ServerMessage) -> ServerMessage {
    guard case .timeline(let old, let isWhole) = self, case .timeline(let new, false) = other
    else { return other }
    let changed = Dictionary(new.map { ($0.id, $0) }) { $1 }
    let known = Set(old.map(\.id))
    let rows = old.map { changed[$0.id] ?? $0 } + new.filter { !known.contains($0.id) }
    return .timeline(rows: Array(rows.suffix(Timeline.limit)), isWhole: isWhole)
  }
}
#endif
