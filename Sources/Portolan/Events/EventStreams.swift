/// The streams of events that listeners read beside the app's closure.
struct EventStreams {
  private var continuations: [AsyncStream<NavigationEvent>.Continuation] = []

  var isEmpty: Bool { continuations.isEmpty }

  /// Begins one that has the events from now on.
  mutating func begin() -> AsyncStream<NavigationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
    continuations.append(continuation)
    return stream
  }

  /// Tells all of an event, and forgets those that nobody reads any more.
  mutating func tell(_ event: NavigationEvent) {
    continuations.removeAll { if case .terminated = $0.yield(event) { true } else { false } }
  }

  mutating func end() {
    for continuation in continuations { continuation.finish() }
    continuations = []
  }
}
