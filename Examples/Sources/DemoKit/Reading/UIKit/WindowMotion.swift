#if DEBUG
import Foundation
import HeadlessUIKit
import PortolanInspector

/// What moves in a window, read from its controllers and their transitions.
@MainActor struct WindowMotion {
  let window: UIWindow
  let screen: HeadlessScreen

  /// What a finger holds.
  var held: Drawing.Gesture? {
    if window.layers.contains(where: \.isHeld) { return .drag }
    return window.seenStacks.contains(where: \.isSwiped) ? .swipe : nil
  }

  /// What runs by itself; a layer is seen before what moves in it.
  var running: Drawing.Motion? {
    layerMotion ?? screen.exchanges.last.map { partMotion($0) } ?? stackMotion
  }

  private var layerMotion: Drawing.Motion? {
    for layer in window.layers.reversed() where layer.isBeingPresented || layer.isBeingDismissed {
      guard let coordinator = layer.transitionCoordinator, !coordinator.isInteractive else {
        continue
      }
      return .init(
        layer.isBeingPresented ? .present : .dismiss, seconds: coordinator.transitionDuration)
    }
    return nil
  }

  /// What is new on a stack is on its way to it; a swipe that is thought better of goes nowhere.
  private var stackMotion: Drawing.Motion? {
    for stack in window.seenStacks {
      guard let coordinator = stack.ownTransition, !coordinator.isInteractive,
        !coordinator.isCancelled
      else { continue }
      let isNew = coordinator.viewController(forKey: .to)?.isMovingToParent == true
      return .init(isNew ? .push : .pop, seconds: coordinator.transitionDuration)
    }
    return nil
  }

  /// A part that comes in is told by where it began, or by how opaque.
  private func partMotion(_ exchange: HeadlessExchange) -> Drawing.Motion {
    let seconds = exchange.duration / .seconds(1)
    guard let end = exchange.to.viewIfLoaded?.frame else {
      return .init(.dissolve, seconds: seconds)
    }
    let start = exchange.startFrame
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let kind: Drawing.Motion.Kind =
      if start.minX != end.minX {
        (start.minX < end.minX) != isRightToLeft ? .slideFromLeading : .slideFromTrailing
      } else if start.minY != end.minY {
        start.minY < end.minY ? .slideFromTop : .slideFromBottom
      } else {
        .dissolve
      }
    return .init(kind, seconds: seconds)
  }
}

extension Drawing.Motion {
  fileprivate init(_ kind: Kind, seconds: Double) {
    self.init(kind, milliseconds: Int((seconds * 1_000).rounded()))
  }
}
#endif
