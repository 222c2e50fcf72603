public import Portolan

/// Answers for the guards of a walk: yes, until the walk says otherwise.
@MainActor public final class WalkKeeper<R: NavigationRoute>: GuardKeeper {
  /// The guards that were asked, in the order in which they first were.
  private var asked: [R.Guard] = []
  private var answers: [R.Guard: WalkAnswer<R>] = [:]
  /// What a late answer waits with.
  var clock: (any Clock<Duration>)?
  /// The guards that take their time just now.
  private(set) var awaited: [R.Guard] = []
  /// How many of them there are.
  var waiting: Int { awaited.count }
  /// How often guards were asked.
  private(set) var count = 0
  /// How often guards had been asked when all were last asked again.
  var countWhenRevalidated = 0
  /// When each of them was last asked.
  private(set) var lastAsked: [R.Guard: Int] = [:]
  /// When each of them last said yes.
  private(set) var lastAllowed: [R.Guard: Int] = [:]

  /// Makes a keeper that says yes.
  public init() {}

  /// What the walk said last of this guard.
  ///
  /// Late and silent answers take their time on the walk's clock; without one they are given at once.
  /// Throws what the walk says, and when nobody waits for the answer any more.
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

  /// Of every second guard that cannot say, what it guards goes.
  public func whenSilent(_ rule: R.Guard) -> WhenSilent {
    (asked.firstIndex(of: rule) ?? 0).isMultiple(of: 2) ? .keep : .evict
  }

  /// Whether this guard was ever asked here, and not of a keeper of the app.
  func knows(_ rule: R.Guard) -> Bool { answers[rule] != nil }

  func answer(on rule: R.Guard) -> WalkAnswer<R> { answers[rule] ?? .allow }

  /// Whether what is shown may stay.
  func keeps(_ rule: R.Guard) -> Bool {
    switch answer(on: rule) {
    case .allow, .late: return true
    case .wait, .silence, .failure: return whenSilent(rule) == .keep
    case .deny, .redirect, .detour: return false
    }
  }

  /// Another answer of the guard that was asked so manieth, counted round.
  func set(_ answer: WalkAnswer<R>, of place: Int) {
    if !asked.isEmpty { answers[asked[place % asked.count]] = answer }
  }
}

/// What a guard of a walk throws.
private struct WalkGuardFailure: Error {}
