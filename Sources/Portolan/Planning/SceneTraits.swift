/// What of a scene decides what can be shown in it, and how.
package struct SceneTraits: Hashable, Sendable, Codable {
  /// Whether there is room for one column only: a new split is collapsed.
  var isCompact = false
  /// Whether it is a curtain over another: it has curtains for parts, and its base can be closed.
  var isCurtain = false
}
