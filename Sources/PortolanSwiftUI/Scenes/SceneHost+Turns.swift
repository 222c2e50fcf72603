import Portolan
import PortolanWindows

/// What UIKit presents, in one moment.
struct Presented: Equatable {
  private let controller: ObjectIdentifier
  private let holds: Bool
  private let isComing: Bool
  private let isGoing: Bool

  @MainActor init(_ controller: UIViewController) {
    self.controller = ObjectIdentifier(controller)
    holds = controller.isModalInPresentation
    isComing = controller.isBeingPresented
    isGoing = controller.isBeingDismissed
  }
}

/// What UIKit has in a stack, in one moment.
struct ShownStack: Equatable {
  private let elements: [ObjectIdentifier]
  private let isInWindow: Bool
  private let isMoving: Bool

  @MainActor init(_ controller: UINavigationController) {
    elements = controller.viewControllers.map(ObjectIdentifier.init)
    isInWindow = controller.isInWindow
    isMoving = controller.transitionCoordinator != nil
  }
}

/// Neither UIKit nor SwiftUI tells of what other code presents or takes away, or of what it pushes out of
/// sight or over its own screens: the host looks at UIKit's chain of presentations and its stacks after
/// each turn, and reads the screen when they have changed.
extension SceneHost {
  func watchTurns() {
    turns = window.map { TurnWatch($0) { [weak self] in self?.turnEnded() } }
  }

  /// What UIKit presents over the root now.
  var presentedNow: [Presented] { windowProbe?.outermost.presentations.map(Presented.init) ?? [] }

  private func turnEnded() {
    // Another map may show what stands before a column, or show it no longer.
    hideDeadEnds()
    let chain = presentedNow
    // What came and went within the turn may have been read in between.
    let wasRead = exchange(&readChain, with: nil)
    let stacks = nowShownStacks
    let changed = stacks.keys.filter { stacks[$0] != shownStacks[$0] }
    shownStacks = stacks
    guard chain != self.chain || wasRead.map({ $0 != chain }) == true || !changed.isEmpty
    else { return }
    self.chain = chain
    written += changed.filter { !written.contains($0) }
    for case let stack as StackModel in changed.map(nodes.existing) { noteMissedPath(of: stack) }
    checkSoon()
  }

  /// The stacks whose path SwiftUI has seen.
  ///
  /// Of one that is in another tab, in a hidden column or beneath a cover no probe tells. In a window
  /// a look in the middle of a step would be too early: until it ends the stack counts as it was.
  private var nowShownStacks: [NodeID: ShownStack] {
    let isAtRest = !scene.isHostPerforming && !isTransitioning
    var shown: [NodeID: ShownStack] = [:]
    for case let stack as StackModel in nodes.containers.map(nodes.existing) where stack.isSeen {
      guard let controller = controller(of: stack) else { continue }
      let isMidStep = !isAtRest && controller.isInWindow
      shown[stack.id] = isMidStep ? shownStacks[stack.id] : ShownStack(controller)
    }
    return shown
  }
}
