internal import Observation

/// The parts of a node that a change concerns.
enum DirtyReason {
  /// The view's contents.
  case content
  /// Only what the view itself reads, such as a path: its content stays.
  case own
}

/// The mark that a change, on any thread, leaves for the node that it concerns.
final class DirtyMark: @unchecked Sendable {
  // Both are read and written on the main actor only; the mark merely travels.
  weak var node: ViewNode?
  private let queue: DirtyQueue
  // Counted, so that what an earlier evaluation had read brings nothing back.
  private var contentGeneration = 0
  private var ownGeneration = 0

  init(_ queue: DirtyQueue) { self.queue = queue }

  /// Runs code whose reads bring the node back, whichever view is being evaluated.
  func following<Result>(_ read: () -> Result) -> Result {
    let generation = contentGeneration
    return withObservationTracking(read) { [self] in
      queue.insert(self, generation: generation, for: .content, TransactionScope.current)
    }
  }

  func generation(for reason: DirtyReason) -> Int {
    reason == .content ? contentGeneration : ownGeneration
  }

  /// Forgets the values that were read, all or only those that the view itself read.
  func advance(ownOnly: Bool) {
    ownGeneration &+= 1
    if !ownOnly { contentGeneration &+= 1 }
  }
}
