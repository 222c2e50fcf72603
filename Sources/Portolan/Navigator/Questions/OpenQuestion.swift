/// A question without the type of its answer.
@MainActor protocol OpenQuestion: AnyObject {
  /// Whether its screen came into the tree, or something else in its place.
  var isPosed: Bool { get set }

  /// A change of the tree took its screen away; nil when the scene ends.
  func end(because cause: Cause?)
}
