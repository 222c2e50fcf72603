import HeadlessUIKit
import Testing

/// A version of iOS with one of the two sets of what Apple does not document.
struct World: Sendable, CustomTestStringConvertible {
  let profile: HeadlessProfile
  let assumptions: HeadlessAssumptions
  let name: String

  static let all = HeadlessProfile.allCases.flatMap { profile in
    [
      World(
        profile: profile, assumptions: HeadlessAssumptions(), name: "\(profile), as reported"),
      World(profile: profile, assumptions: .opposite, name: "\(profile), the other way round"),
    ]
  }

  var testDescription: String { name }

  @MainActor var screen: HeadlessScreen {
    HeadlessScreen(profile: profile, assumptions: assumptions)
  }
}
