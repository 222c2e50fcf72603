extension SceneNavigator {
  /// The events from now on, for listeners beside `onEvent`.
  ///
  /// ```swift
  /// let events = navigator.scene.events
  /// let visits = Task {
  ///   for await event in events { print(event) }
  /// }
  /// ```
  /// Each access gives a stream of its own, so any number of listeners stand side by side, and a library needs
  /// no closure of the app's. A stream keeps, without a limit, what its listener has not taken yet; the listener
  /// hears of an event in a later turn, `onEvent` at once. The stream ends with the scene, and one of a scene that has
  /// ended is empty. Cancel the task to end it earlier.
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
