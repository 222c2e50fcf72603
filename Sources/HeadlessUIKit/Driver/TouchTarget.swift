/// One thing that a finger can reach.
@MainActor struct TouchTarget {
  /// The names by which a person calls it, the usual one first.
  let labels: [String]
  var isTab = false
  var field: UITextField?
  let tap: () -> Void
}
