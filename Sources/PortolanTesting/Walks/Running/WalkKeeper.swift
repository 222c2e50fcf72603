public import Portolan

/// The keeper of a walk (`NavigationWalk`): it allows every screen until the walk sets another
/// answer.
@MainActor public final class WalkKeeper<R: NavigationRoute>: GuardKeeper {
  /// The guards that were asked, in the order of their first question.
  private var asked: [R.Guard] = []
  private var answers: [R.Guard: WalkAnswer<R>] = [:]
  /// The clock of late answers.
  var clock: (any Clock<Duration>)?
  /// The guards that have not answered yet.
  private(set) var awaited: [R.Guard] = []
  /// The number of guards that have not answered yet.
  var waiting: Int { awaited.count }
  /// The number of questions to guards.
  private(set) var count = 0
  /// The number of questions when all guards were last asked again.
  var countWhenRevalidated = 0
  /// The number of the last question to each guard.
  private(set) var lastAsked: [R.Guard: Int] = [:]
  /// The number of the last question that each guard allowed.
  private(set) var lastAllowed: [R.Guard: Int] = [:]

  /// Makes a keeper that allows every screen.
  public init() {}

  /// Returns the answer that the walk last set for this guard; `allow` if the walk has set none.
  ///
  /// If the answer is to come late, this first sleeps on the walk's clock. Throws if the walk lets
  /// the guard fail, or if the task is cancelled because no request waits for the answer any
  /// longer.
  public func verdict(on rule: R.Guard) async throws -> Verdict<R> {
    let answer = answer(on: rule)
    if answers.updateValue(answer, forKey: rule) == nil { asked.append(rule) }
    switch answer {
    case .late: try await wait(.seconds(1), for: rule)
    case .silence: try await wait(.seconds(1_000), for: rule)
    case .failure: throw WalkGuardFailure()
    case .allow, .deny, .wait, .redirect, .detour: break
    }
    count += 1
    lastAsked[rule] = count
    if answer == .allow || answer == .late { lastAllowed[rule] = count }
    return answer.verdict
  }

  private func wait(_ time: Duration, for rule: R.Guard) async throws {
    guard let clock else { return }
    awaited.append(rule)
    defer { if let place = awaited.firstIndex(of: rule) { awaited.remove(at: place) } }
    try await clock.sleep(for: time)
  }

  /// What happens to an open screen whose guard gives no answer: `keep` for the first guard that
  /// was asked in the walk, `evict` for the second, and so on in turn.
  public func whenSilent(_ rule: R.Guard) -> WhenSilent {
    (asked.firstIndex(of: rule) ?? 0).isMultiple(of: 2) ? .keep : .evict
  }

  /// Whether this guard was ever asked here, and not by a keeper of the app.
  func knows(_ rule: R.Guard) -> Bool { answers[rule] != nil }

  func answer(on rule: R.Guard) -> WalkAnswer<R> { answers[rule] ?? .allow }

  /// Whether the shown screens may stay.
  func keeps(_ rule: R.Guard) -> Bool {
    switch answer(on: rule) {
    case .allow, .late: return true
    case .wait, .silence, .failure: return whenSilent(rule) == .keep
    case .deny, .redirect, .detour: return false
    }
  }

  /// Sets another answer of the guard at this number, counted round.
  func set(_ answer: WalkAnswer<R>, of place: Int) {
    if !asked.isEmpty { answers[asked[place % asked.count]] = answer }
  }
}

/// The error of a guard in a walk.
private struct WalkGuardFailure: Error {}
