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
  /// keeps, without a limit, the events that its listener has not taken yet. The listener gets an
  /// event in a later turn of the main actor, `onEvent` at once. The stream ends with the scene;
  /// after that, each new stream is empty. To end a stream earlier, cancel the task that reads it.
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
