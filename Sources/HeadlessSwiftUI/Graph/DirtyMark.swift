/// What a change concerns.
enum DirtyReason {
  /// What the view is made of.
  case content
  /// Only what the view itself reads, such as a path: its content stays.
  case own
}

/// What a change, on whatever thread, leaves behind of the node that it concerns.
final class DirtyMark: @unchecked Sendable {
  // Both are read and written on the main actor only; the mark merely travels.
  weak var node: ViewNode?
  // Counted, so that what an earlier evaluation had read brings nothing back.
  private var contentGeneration = 0
  private var ownGeneration = 0

  func generation(for reason: DirtyReason) -> Int {
    reason == .content ? contentGeneration : ownGeneration
  }

  /// Forgets what was read, all of it or only what the view itself had read.
  func advance(ownOnly: Bool) {
    ownGeneration &+= 1
    if !ownOnly { contentGeneration &+= 1 }
  }
}
