import HeadlessUIKit
import Testing

/// One version of the platform with one answer to what Apple leaves open.
struct Conditions: Sendable, CustomTestStringConvertible {
  let profile: HeadlessProfile
  let assumptions: HeadlessAssumptions
  let testDescription: String

  /// Every version with the usual answers.
  static let profiles = HeadlessProfile.allCases.map { Conditions($0, "as usual") { _ in } }

  /// Every version with the usual answers, and with each of them turned round.
  static let all: [Conditions] = HeadlessProfile.allCases.flatMap { profile in
    [
      Conditions(profile, "as usual") { _ in },
      Conditions(profile, "dropped completions called") { $0.callsDroppedCompletion.toggle() },
      Conditions(profile, "empty dismissals answered") { $0.callsEmptyDismissCompletion.toggle() },
      Conditions(profile, "dismissals at once") { $0.unanimatedDismissalTurns = 0 },
      Conditions(profile, "reports late") { $0.reportsDidShowLate.toggle() },
      Conditions(profile, "swipe without back button") { $0.swipeNeedsBackButton.toggle() },
      Conditions(profile, "retap pops") { $0.retapPopsToRoot = true },
      Conditions(profile, "retap pops nothing") { $0.retapPopsToRoot = false },
      Conditions(profile, "keys stay with what is hidden") { $0.hidingPassesKeyOn.toggle() },
      Conditions(profile, "keys stay with the key window") { $0.firstResponderTakesKey.toggle() },
    ]
  }

  private init(
    _ profile: HeadlessProfile, _ name: String, _ change: (inout HeadlessAssumptions) -> Void
  ) {
    var assumptions = HeadlessAssumptions()
    change(&assumptions)
    self.profile = profile
    self.assumptions = assumptions
    testDescription = "iOS \(profile.rawValue), \(name)"
  }
}

/// Runs a test under conditions, on a screen of its own.
@MainActor func onScreen(
  _ conditions: Conditions, _ body: @MainActor (HeadlessScreen) throws -> Void
) async throws {
  try await onScreen(conditions.profile, conditions.assumptions, body)
}
