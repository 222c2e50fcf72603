import HeadlessUIKit
import TestSupport
import Testing

/// A version of iOS with a choice of what Apple does not document.
struct World: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let profile: HeadlessProfile
  let assumptions: HeadlessAssumptions
  let name: String

  /// In a whole run many worlds; otherwise two, which differ in all that they can.
  static let all =
    TestRun.isWhole ? every : [every[0], every[2 * HeadlessProfile.allCases.count - 1]]

  /// Each version as reported and the other way round, and worlds with some things otherwise.
  private static let every =
    HeadlessProfile.allCases.flatMap { profile in
      [
        World(
          profile: profile, assumptions: HeadlessAssumptions(), name: "\(profile), as reported"),
        World(profile: profile, assumptions: .opposite, name: "\(profile), the other way round"),
      ]
    }
    + TestRun.together(HeadlessAssumptions.flips).map { flips in
      let name = flips.map(\.name).joined(separator: ", ")
      return World(
        profile: .iOS18,
        assumptions: flips.reduce(into: HeadlessAssumptions()) { $1.apply(&$0) },
        name: "iOS18, \(name)")
    }

  /// A version with each answer drawn by lot.
  static func random(using random: inout SeededGenerator) -> World {
    let profile = HeadlessProfile.allCases.randomElement(using: &random) ?? .iOS18
    return World(profile: profile, assumptions: .random(using: &random), name: "\(profile), drawn")
  }

  var testDescription: String { name }

  /// The version, and what differs from what reports name most often.
  var description: String {
    let usual = Mirror(reflecting: HeadlessAssumptions()).children
    let others = zip(Mirror(reflecting: assumptions).children, usual).compactMap { own, usual in
      "\(own.value)" == "\(usual.value)" ? nil : "\(own.label ?? "?"): \(own.value)"
    }
    return (["\(profile)"] + others).joined(separator: ", ")
  }

  @MainActor var screen: HeadlessScreen {
    HeadlessScreen(profile: profile, assumptions: assumptions)
  }

  /// The screen of a device.
  @MainActor func screen(of device: HeadlessDevice) -> HeadlessScreen {
    HeadlessScreen(profile: profile, assumptions: assumptions, device: device)
  }
}
