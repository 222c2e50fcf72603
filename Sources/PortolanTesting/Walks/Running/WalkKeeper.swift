public import Portolan

/// Answers for the guards of a walk: yes, until the walk says otherwise.
@MainActor public final class WalkKeeper<R: NavigationRoute>: GuardKeeper {
  /// The guards that were asked, in the order in which they first were.
  private var asked: [R.Guard] = []
  private var answers: [R.Guard: WalkAnswer<R>] = [:]

  /// Makes a keeper that says yes.
  public init() {}

  /// What the walk said last of this guard.
  public func verdict(on rule: R.Guard) -> Verdict<R> {
    if answers.updateValue(answer(on: rule), forKey: rule) == nil { asked.append(rule) }
    return answer(on: rule).verdict
  }

  func answer(on rule: R.Guard) -> WalkAnswer<R> { answers[rule] ?? .allow }

  /// Another answer of the guard that was asked so manieth, counted round.
  func set(_ answer: WalkAnswer<R>, of place: Int) {
    if !asked.isEmpty { answers[asked[place % asked.count]] = answer }
  }
}
