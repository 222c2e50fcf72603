package import Portolan
package import PortolanTesting

/// Screens that ask before they close, and answer quickly, slowly, or differently each time.
@MainActor package final class RandomExits {
  private enum Manner: CaseIterable { case leave, stay, changing, slow }

  private typealias Ask = (@MainActor () async -> ExitVerdict)?

  private let peek: @MainActor () -> NavigationTree
  /// Lets a screen ask, or no longer; false for one of other routes.
  private let setAsking: @MainActor (NodeID, Ask) -> Bool
  private var waiting: [CheckedContinuation<ExitVerdict, Never>] = []
  /// How often an answer that changes was given.
  private var changes = 0

  /// Lets screens of some routes ask; `peek` is the tree, without a look at the screen.
  package init<R: NavigationRoute>(
    _ scene: SceneNavigator, _ routes: R.Type, peek: @escaping @MainActor () -> NavigationTree
  ) {
    self.peek = peek
    setAsking = { [weak scene] node, ask in
      guard let scene, let context = ScreenContext<R>(node: node, in: scene) else { return false }
      context.askBeforeLeaving(ask)
      return true
    }
  }

  /// Whether somebody waits for a slow answer.
  package var isAsked: Bool { !waiting.isEmpty }

  /// Lets a screen in sight ask from now on, or no longer, or gives a slow answer; returns what.
  package func act(_ random: inout SeededGenerator) -> String {
    if isAsked, Bool.random(using: &random) {
      let verdict: ExitVerdict = Bool.random(using: &random) ? .leave : .stay
      answerAll(verdict)
      return "slow answers: \(verdict)"
    }
    let tree = peek()
    let screens = tree.visiblePath.filter(tree.isScreen)
    guard let node = screens.randomElement(using: &random) else { return "nobody to ask" }
    let words = tree.route(of: node)?.picture ?? "?"
    if Int.random(in: 0..<4, using: &random) == 0 {
      return setAsking(node, nil) ? "\(words) asks no longer" : "nobody to ask"
    }
    let manner = Manner.allCases[Int.random(in: 0..<Manner.allCases.count, using: &random)]
    let asks = setAsking(node) { [weak self] in await self?.answer(manner) ?? .leave }
    return asks ? "\(words) asks and says \(manner)" : "nobody to ask"
  }

  private func answer(_ manner: Manner) async -> ExitVerdict {
    switch manner {
    case .leave: return .leave
    case .stay: return .stay
    case .changing:
      changes += 1
      return changes.isMultiple(of: 2) ? .leave : .stay
    case .slow: return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives all slow answers.
  package func answerAll(_ verdict: ExitVerdict) {
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume(returning: verdict) }
  }
}
