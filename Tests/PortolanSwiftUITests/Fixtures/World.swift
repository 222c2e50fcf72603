import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A version of iOS with a choice of what Apple does not document.
struct World: Sendable, CustomTestStringConvertible {
  let profile: HeadlessProfile
  let assumptions: HeadlessViewAssumptions

  static let all = HeadlessProfile.allCases.map {
    World(profile: $0, assumptions: HeadlessViewAssumptions())
  }

  /// Each version with what reports name most often, and one world for each thing otherwise.
  static let each =
    all + HeadlessViewAssumptions.flips.map(with) + [with { $0 = .opposite }]

  /// iOS 18 with another choice.
  static func with(_ change: (inout HeadlessViewAssumptions) -> Void) -> World {
    var assumptions = HeadlessViewAssumptions()
    change(&assumptions)
    return World(profile: .iOS18, assumptions: assumptions)
  }

  static func random(using random: inout SeededGenerator) -> World {
    World(
      profile: HeadlessProfile.allCases.randomElement(using: &random) ?? .iOS18,
      assumptions: .random(using: &random))
  }

  /// The version, and what differs from what reports name most often.
  var testDescription: String {
    let usual = Mirror(reflecting: HeadlessViewAssumptions()).children
    let others = zip(Mirror(reflecting: assumptions).children, usual).compactMap { own, usual in
      "\(own.value)" == "\(usual.value)" ? nil : "\(own.label ?? "?"): \(own.value)"
    }
    return (["\(profile)"] + others).joined(separator: ", ")
  }
}
