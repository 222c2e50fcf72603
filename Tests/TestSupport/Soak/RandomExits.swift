package import Portolan
package import PortolanTesting

/// Screens that ask before they close: by a closure that answers quickly, slowly, or differently each time,
/// or by a dialog.
@MainActor package final class RandomExits {
  private enum Manner: CaseIterable { case leave, stay, changing, slow, dialog }

  private typealias Ask = @MainActor () async -> ExitVerdict

  private let peek: @MainActor () -> NavigationTree
  /// Lets a screen ask, or no longer; false for one of other routes.
  private let setAsking: @MainActor (NodeID, Manner?, @escaping Ask) -> Bool
  /// Presses a button of a dialog; false when none has it.
  private let press: @MainActor (String) -> Bool
  private var waiting: [CheckedContinuation<ExitVerdict, Never>] = []
  /// How often an answer that changes was given.
  private var changes = 0

  /// Lets screens of some routes ask; `peek` is the tree, without a look at the screen.
  package init<R: NavigationRoute>(
    _ scene: SceneNavigator, _ routes: R.Type, peek: @escaping @MainActor () -> NavigationTree,
    press: @escaping @MainActor (String) -> Bool
  ) {
    self.peek = peek
    self.press = press
    setAsking = { [weak scene] node, manner, ask in
      guard let scene, let context = ScreenContext<R>(node: node, in: scene) else { return false }
      if manner == .dialog {
        context.askBeforeLeaving {
          DialogWords("Off?", choices: [.leave(Self.goes)], cancel: Self.stays)
        }
      } else {
        context.askBeforeLeaving(when: manner != nil, ask)
      }
      return true
    }
  }

  private static let goes = "Off with it"
  private static let stays = "Not yet"

  /// Whether somebody waits for a slow answer.
  private var isAsked: Bool { !waiting.isEmpty }

  /// Lets a screen in sight ask from now on, or no longer, or gives a slow answer; returns what.
  package func act(_ random: inout SeededGenerator) -> String {
    if isAsked, Bool.random(using: &random) {
      let verdict: ExitVerdict = Bool.random(using: &random) ? .leave : .stay
      answerAll(verdict)
      return "slow answers: \(verdict)"
    }
    let button = Bool.random(using: &random) ? Self.goes : Self.stays
    if press(button) { return "a dialog's \(button)" }
    let tree = peek()
    let screens = tree.visiblePath.filter(tree.isScreen)
    guard let node = screens.randomElement(using: &random) else { return "nobody to ask" }
    let words = tree.route(of: node)?.picture ?? "?"
    if Int.random(in: 0..<4, using: &random) == 0 {
      return setAsking(node, nil) { .leave } ? "\(words) asks no longer" : "nobody to ask"
    }
    let manner = Manner.allCases[Int.random(in: 0..<Manner.allCases.count, using: &random)]
    let asks = setAsking(node, manner) { [weak self] in await self?.answer(manner) ?? .leave }
    return asks ? "\(words) asks and says \(manner)" : "nobody to ask"
  }

  private func answer(_ manner: Manner) async -> ExitVerdict {
    switch manner {
    case .leave, .dialog: return .leave
    case .stay: return .stay
    case .changing:
      changes += 1
      return changes.isMultiple(of: 2) ? .leave : .stay
    case .slow: return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Lets all screens go that wait for an answer; false without any.
  package func letGo() -> Bool {
    guard isAsked else { return press(Self.goes) }
    answerAll(.leave)
    return true
  }

  private func answerAll(_ verdict: ExitVerdict) {
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume(returning: verdict) }
  }
}
