import Portolan

/// Lets everybody in until it is told to let nobody in.
@MainActor final class FortKeeper: GuardKeeper {
  /// What it does when nobody may come in.
  enum Refusal { case says(Verdict<Fort>), throwsAnError, answersTooLate }

  struct Alarm: Error {}

  var isOpen = true
  var refusal = Refusal.says(.deny("no key"))
  /// What it says first, once.
  var first: Verdict<Fort>?
  /// What it says of the bait.
  var bait = Verdict<Fort>.allow
  /// Done while it is asked.
  var whenAsked: (() -> Void)?
  /// Holds up the answer that comes too late.
  let gate = Gate()

  func verdict(on rule: Fort.Guard) async throws -> Verdict<Fort> {
    whenAsked?()
    if rule == .bait { return bait }
    if let first {
      self.first = nil
      return first
    }
    if isOpen { return .allow }
    switch refusal {
    case .says(let verdict): return verdict
    case .throwsAnError: throw Alarm()
    case .answersTooLate:
      await gate.wait()
      return .allow
    }
  }

  func deadline(for rule: Fort.Guard) -> Duration? { .seconds(5) }
}
