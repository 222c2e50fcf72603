public import Portolan

/// Answers for the guards of a walk: yes, until the walk says otherwise.
@MainActor public final class WalkKeeper<R: NavigationRoute>: GuardKeeper {
  /// The guards that were asked, in the order in which they first were.
  private var asked: [R.Guard] = []
  private var answers: [R.Guard: WalkAnswer<R>] = [:]
  /// How often guards were asked.
  private(set) var count = 0
  /// When each of them was last asked, and what it said.
  private(set) var said: [R.Guard: (count: Int, answer: WalkAnswer<R>)] = [:]

  /// Makes a keeper that says yes.
  public init() {}

  /// What the walk said last of this guard.
  public func verdict(on rule: R.Guard) -> Verdict<R> {
    let answer = answer(on: rule)
    if answers.updateValue(answer, forKey: rule) == nil { asked.append(rule) }
    count += 1
    said[rule] = (count, answer)
    return answer.verdict
  }

  func answer(on rule: R.Guard) -> WalkAnswer<R> { answers[rule] ?? .allow }

  /// Another answer of the guard that was asked so manieth, counted round.
  func set(_ answer: WalkAnswer<R>, of place: Int) {
    if !asked.isEmpty { answers[asked[place % asked.count]] = answer }
  }
}
