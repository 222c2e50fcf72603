internal import Foundation

/// Closures to call when all that an animation moves has come to rest.
final class AnimationCompletion: @unchecked Sendable {
  // Counted where changes are made; called on the main actor.
  private let lock = NSLock()
  private let action: () -> Void
  private var waiting = 0
  private var isDone = false
  nonisolated(unsafe) private static var unbound: [AnimationCompletion] = []
  private static let unboundLock = NSLock()

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Says that a change or a transition belongs to the animation.
  func join() { lock.withLock { waiting += 1 } }

  /// Says that a change has been shown or a transition has ended.
  @MainActor func leave() {
    let isLast = lock.withLock { () -> Bool in
      waiting -= 1
      defer { if waiting == 0 { isDone = true } }
      return waiting == 0 && !isDone
    }
    if isLast { action() }
  }

  /// Without a change to show, the next update is the end.
  func bodyHasRun() {
    guard lock.withLock({ waiting == 0 && !isDone }) else { return }
    join()
    AnimationCompletion.unboundLock.withLock { AnimationCompletion.unbound.append(self) }
  }

  @MainActor static func flushUnbound() {
    let flushed = unboundLock.withLock { () -> [AnimationCompletion] in
      defer { unbound = [] }
      return unbound
    }
    for token in flushed { token.leave() }
  }
}
