extension SceneNavigator {
  /// What is to be shown now and what waits, to be stored and restored when the app comes back.
  ///
  /// ```swift
  /// let data = try scene.save().data()
  /// ```
  ///
  /// Saved twice, an equal tree gives equal bytes, as long as nothing waits. A route that forbids
  /// being saved, or whose encoding throws, leaves a hole: the report of the restoration names it.
  /// While a restoration waits for its guards it is saved again as it was: what is shown meanwhile
  /// is only on the way to it. A navigator that was closed saves the tree it had.
  public func save() -> SavedScene {
    let open = parkings.map(\.request) + [running].compactMap { $0 } + queue
    let restoring = open.last { if case .restore = $0.intent { true } else { false } }
    if let scene = restoring?.cargo.scene { return scene }
    var recorder = SceneRecorder(tree, maps: maps)
    return recorder.record(waitingRequests.compactMap(\.self))
  }
}
