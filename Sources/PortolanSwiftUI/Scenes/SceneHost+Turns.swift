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

  /// Goes on when SwiftUI has seen what the app asked for in this turn, and nothing moves.
  ///
  /// Of two presentations that are asked for in one update it presents one, and tells nobody (S23).
  func afterTurn(unless isAtOnce: Bool, _ body: @escaping () -> Void) {
    guard turns != nil, !isAtOnce else { return body() }
    let number = performance
    seenNext.append { [weak self] in
      if let self, number == performance { whenAtRest({ true }, body) }
    }
  }

  private func turnEnded() {
    let seen = seenNext
    seenNext = []
    // SwiftUI updates its views at the end of the turn, and a task runs in the next.
    if !seen.isEmpty { Task { for body in seen { body() } } }
    let chain = windowProbe?.outermost.presentations.map(Presented.init) ?? []
    guard chain != self.chain else { return }
    self.chain = chain
    checkSoon()
  }
}
