extension SceneNavigator {
  /// The events from now on, for listeners beside `onEvent`.
  ///
  /// ```swift
  /// let visits = Task {
  ///   for await event in navigator.scene.events { print(event) }
  /// }
  /// ```
  /// Each access gives a stream of its own, so any number of listeners stand side by side, and a library needs
  /// no closure of the app's. A stream keeps, without a limit, what its listener has not taken yet. It comes
  /// after `onEvent`, which is called at once, and ends with the scene; of a scene that has ended it is empty.
  /// End one earlier by cancelling its task.
  public var events: AsyncStream<NavigationEvent> {
    defer { if isClosed { streams.end() } }
    return streams.begin()
  }

  /// Tells the app's closure and all streams of an event.
  func hear(_ event: NavigationEvent) {
    if !streams.isEmpty { streams.tell(event) }
    onEvent?(event)
  }
}
