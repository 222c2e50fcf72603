/// The streams of events that listeners read beside the app's closure; they end with this object.
@MainActor final class EventStreams {
  private var continuations: [AsyncStream<NavigationEvent>.Continuation] = []

  deinit { for continuation in continuations { continuation.finish() } }

  var isEmpty: Bool { continuations.isEmpty }

  /// Begins one that has the events from now on.
  func begin() -> AsyncStream<NavigationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
    continuations.append(continuation)
    return stream
  }

  /// Sends an event to all streams.
  ///
  /// A stream goes when its reader has gone.
  func tell(_ event: NavigationEvent) {
    continuations.removeAll { if case .terminated = $0.yield(event) { true } else { false } }
  }

  func end() {
    for continuation in continuations { continuation.finish() }
    continuations = []
  }
}
