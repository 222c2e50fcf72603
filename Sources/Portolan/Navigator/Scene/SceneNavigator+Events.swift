extension SceneNavigator {
  /// The events from now on, for listeners beside `onEvent`.
  ///
  /// ```swift
  /// let visits = Task {
  ///   for await event in navigator.scene.events { analytics.note(event) }
  /// }
  /// ```
  /// Each access gives a stream of its own, so any number of listeners stand side by side, and a library needs
  /// no closure of the app's. A stream keeps, without a limit, what its listener has not taken yet. It comes
  /// after `onEvent`, which is called at once, and ends with the scene; end one earlier by cancelling its task.
  public var events: AsyncStream<NavigationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
    if isClosed { continuation.finish() } else { streams.append(continuation) }
    return stream
  }

  /// Tells the app's closure and all streams of an event; those that nobody reads any more are forgotten.
  func hear(_ event: NavigationEvent) {
    if !streams.isEmpty {
      streams.removeAll { if case .terminated = $0.yield(event) { true } else { false } }
    }
    onEvent?(event)
  }

  func endStreams() {
    for stream in streams { stream.finish() }
    streams = []
  }
}
