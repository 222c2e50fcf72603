#if DEBUG && Inspector
/// The messages that wait to be sent to one page.
///
/// A newer state replaces an older one that still waits, and a page that reads no answers gets only
/// so many. So a slow page costs no memory.
@MainActor final class Outbox {
  /// How many answers may wait before the page's messages are not read any more.
  static let answers = 8

  private var waiting: [ServerMessage] = []
  private var reader: CheckedContinuation<ServerMessage?, Never>?
  private var writer: CheckedContinuation<Void, Never>?
  private var isClosed = false

  func put(_ message: ServerMessage) {
    guard !isClosed else { return }
    if let reader {
      self.reader = nil
      return reader.resume(returning: message)
    }
    // A welcome is followed by the whole state, so older messages about it are dropped.
    if case .welcome = message { waiting.removeAll { $0.subject != nil || $0.isWelcome } }
    if let subject = message.subject,
      let place = waiting.firstIndex(where: { $0.subject == subject })
    {
      waiting[place] = waiting[place].followed(by: message)
    } else {
      waiting.append(message)
    }
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// The next message; nil at the end.
  func next() async -> ServerMessage? {
    if !waiting.isEmpty {
      defer { wakeWriter() }
      return waiting.removeFirst()
    }
    guard !isClosed else { return nil }
    return await withCheckedContinuation { reader = $0 }
  }

  /// Waits until the page has read some answers; returns at once when few wait, and at the end.
  func hasRoom() async {
    guard isFull else { return }
    await withCheckedContinuation { writer = $0 }
  }

  private var isFull: Bool {
    !isClosed && waiting.count { $0.subject == nil } >= Self.answers
  }

  private func wakeWriter() {
    guard !isFull else { return }
    writer?.resume()
    writer = nil
  }

  /// Ends the box; messages that wait can still be read.
  func close() {
    isClosed = true
    reader?.resume(returning: nil)
    reader = nil
    wakeWriter()
  }
}

extension ServerMessage {
  fileprivate enum Subject {
    case drawing, tree, plan, timeline, preview, questions
  }

  /// The state that the message replaces; nil when each such message counts.
  fileprivate var subject: Subject? {
    switch self {
    case .drawing: return .drawing
    case .tree: return .tree
    case .plan: return .plan
    case .timeline: return .timeline
    case .preview: return .preview
    case .questions: return .questions
    case .welcome, .refused, .log, .replayed, .problem: return nil
    }
  }

  fileprivate var isWelcome: Bool {
    if case .welcome = self { true } else { false }
  }

  /// This message and a newer one of its kind, as one.
  fileprivate func followed(by other: ServerMessage) -> ServerMessage {
    guard case .timeline(let old, let isWhole) = self, case .timeline(let new, false) = other
    else { return other }
    let changed = Dictionary(new.map { ($0.id, $0) }) { $1 }
    let known = Set(old.map(\.id))
    let rows = old.map { changed[$0.id] ?? $0 } + new.filter { !known.contains($0.id) }
    return .timeline(rows: Array(rows.suffix(SceneListener.limit)), isWhole: isWhole)
  }
}
#endif
