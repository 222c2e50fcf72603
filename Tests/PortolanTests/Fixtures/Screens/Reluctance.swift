import Testing

@testable import Portolan

/// Screens of a shop that want to be asked before they go, and what they say.
@MainActor final class Reluctance {
  /// What a screen says; those that are not listed may go.
  var verdicts: [Shop: ExitVerdict] = [:]
  /// Closed, it keeps whoever is asked from answering.
  var gate: Gate?
  private(set) var asked: [Shop] = []
  /// How often somebody was told that nobody wants the answer any more.
  private(set) var cancelled = 0

  /// Lets each of these screens be asked.
  init(of routes: Shop..., in shopping: Shopping) throws {
    for route in routes { try ask(route, in: shopping) }
  }

  func ask(_ route: Shop, in shopping: Shopping) throws {
    try shopping.context(route).askBeforeLeaving { [weak self] in
      guard let self else { return .leave }
      asked.append(route)
      await gate?.wait()
      if Task.isCancelled { cancelled += 1 }
      return verdicts[route] ?? .leave
    }
  }

  func forget() { asked = [] }
}
