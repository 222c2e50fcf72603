import HeadlessUIKit
import Testing

/// One version of the platform with one answer to what Apple leaves open.
struct Conditions: Sendable, CustomTestStringConvertible {
  let profile: HeadlessProfile
  let assumptions: HeadlessAssumptions
  let testDescription: String

  /// Every version with the usual answers.
  static let profiles = HeadlessProfile.allCases.map { Conditions($0, "as usual") { _ in } }

  /// Every version with the usual answers, with all of them turned round, and with each.
  static let all: [Conditions] = HeadlessProfile.allCases.flatMap { profile in
    [Conditions(profile, "as usual") { _ in }, Conditions(profile, "all turned round", opposite)]
      + HeadlessAssumptions.flips.map { Conditions(profile, $0.name, $0.apply) }
  }

  private static func opposite(_ assumptions: inout HeadlessAssumptions) {
    assumptions = .opposite
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
