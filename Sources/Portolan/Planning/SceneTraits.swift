/// What of a scene decides how containers are shown.
struct SceneTraits: Hashable, Sendable {
  /// Whether there is room for one column only: a new split is collapsed.
  var isCompact = false
}
