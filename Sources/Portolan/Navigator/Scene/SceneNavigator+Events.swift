extension SceneNavigator {
  /// A stream of the events from now on, for listeners beside `onEvent`.
  ///
  /// ```swift
  /// let events = navigator.scene.events
  /// let visits = Task {
  ///   for await event in events { print(event) }
  /// }
  /// ```
  ///
  /// Each access gives a stream of its own, so any number of listeners can read events. A stream
  /// buffers, without a limit, the events that its listener has not read yet. `onEvent` is called
  /// synchronously; the task that reads a stream gets the event later. The stream ends when the
  /// scene ends; after that, each new stream is empty. To end a stream earlier, cancel the task
  /// that reads it.
  public var events: AsyncStream<NavigationEvent> {
    guard !isClosed else { return AsyncStream { $0.finish() } }
    defer { noteListeners() }
    return streams.begin()
  }

  /// Tells the app's closure and all streams of an event.
  func hear(_ event: NavigationEvent) {
    if !streams.isEmpty {
      streams.tell(event)
      if streams.isEmpty { noteListeners() }
    }
    onEvent?(event)
  }
}
