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

/// Neither UIKit nor SwiftUI tells of what other code presents or takes away, or of what it pushes out of
/// sight: the host looks at UIKit's chain of presentations and its stacks after each turn, and reads the
/// screen when they have changed.
extension SceneHost {
  func watchTurns() {
    turns = window.map { TurnWatch($0) { [weak self] in self?.turnEnded() } }
  }

  private func turnEnded() {
    let chain = windowProbe?.outermost.presentations.map(Presented.init) ?? []
    let stacks = elementsOfStacks
    // In sight probes tell, and a look in the middle of a step would be too early.
    let changed = stacks.keys.filter { stacks[$0] != self.stacks[$0] && !isInFront($0) }
    self.stacks = stacks
    guard chain != self.chain || !changed.isEmpty else { return }
    self.chain = chain
    written += changed.filter { !written.contains($0) }
    checkSoon()
  }

  /// What UIKit has in each stack that SwiftUI has built.
  private var elementsOfStacks: [NodeID: [ObjectIdentifier]] {
    var elements: [NodeID: [ObjectIdentifier]] = [:]
    for case let stack as StackModel in nodes.containers.map(nodes.existing) {
      elements[stack.id] = controller(of: stack)?.viewControllers.map(ObjectIdentifier.init)
    }
    return elements
  }
}
