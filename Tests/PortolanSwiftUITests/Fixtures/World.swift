@_spi(Driver) import HeadlessSwiftUI
@_spi(Driver) import HeadlessUIKit
import Testing

/// A version of iOS with a choice of what Apple does not document.
struct World: Sendable, CustomTestStringConvertible {
  let profile: HeadlessProfile
  let assumptions: HeadlessViewAssumptions

  static let all = HeadlessProfile.allCases.map {
    World(profile: $0, assumptions: HeadlessViewAssumptions())
  }

  static func random(using random: inout SeededGenerator) -> World {
    World(
      profile: HeadlessProfile.allCases.randomElement(using: &random) ?? .iOS18,
      assumptions: .random(using: &random))
  }

  var testDescription: String { "\(profile), \(assumptions)" }
}
