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

/// Neither UIKit nor SwiftUI tells of what other code presents or takes away: the host looks at the chain
/// of presentations after each turn, and at the screen when it has changed.
extension SceneHost {
  func watchTurns() {
    turns = window.map { TurnWatch($0) { [weak self] in self?.turnEnded() } }
  }

  private func turnEnded() {
    let chain = windowProbe?.outermost.presentations.map(Presented.init) ?? []
    guard chain != self.chain else { return }
    self.chain = chain
    checkSoon()
  }
}
