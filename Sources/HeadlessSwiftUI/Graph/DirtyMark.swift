/// What a change, on whatever thread, leaves behind of the node that it concerns.
final class DirtyMark: @unchecked Sendable {
  // Both are read and written on the main actor only; the mark merely travels.
  weak var node: ViewNode?
  /// Counts evaluations, so that what an earlier one had read brings nothing back.
  var generation = 0
}
