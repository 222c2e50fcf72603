import HeadlessSwiftUI
import HeadlessUIKit
import TestSupport
import Testing

/// A version of iOS with a choice of what Apple does not document.
struct World: Sendable, CustomTestStringConvertible {
  let profile: HeadlessProfile
  let assumptions: HeadlessViewAssumptions
  /// What the person holds; nil for the device that usually has a window of a size.
  var device: HeadlessDevice?

  /// Each version with what reports name most often; the first and the last if the run is no whole one.
  static let all = (TestRun.isWhole ? HeadlessProfile.allCases : [.iOS17, .iOS27]).map {
    World(profile: $0, assumptions: HeadlessViewAssumptions())
  }

  /// All of these, and one with everything otherwise; in a whole run also worlds with some things otherwise.
  static let each = all + (TestRun.isWhole ? some : []) + [with { $0 = .opposite }]

  /// What SwiftUI keeps from us stands apart, for tests that need its reports.
  private static let some = [true, false].flatMap { reports in
    TestRun.together(HeadlessViewAssumptions.flips.filter { with($0).reports == reports })
      .map { flips in with { assumptions in flips.forEach { $0(&assumptions) } } }
  }

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

  /// Whether SwiftUI makes all changes that code asks for, and reports what comes and goes.
  var reports: Bool {
    assumptions.controllerReports != .never && assumptions.secondPresentation == .queued
      && [
        assumptions.pathDuringTransition, assumptions.dismissalDuringPresentation,
        assumptions.earlyPresentations, assumptions.inactivePaths,
      ].allSatisfy { $0 == .kept }
  }

  /// The version, and what differs from what reports name most often.
  var testDescription: String {
    let others =
      World.differences(of: assumptions, from: HeadlessViewAssumptions())
      + World.differences(of: assumptions.uikit, from: HeadlessAssumptions())
    return (["\(profile)"] + others).joined(separator: ", ")
  }

  private static func differences(of own: Any, from usual: Any) -> [String] {
    zip(Mirror(reflecting: own).children, Mirror(reflecting: usual).children).compactMap {
      own, usual in
      if own.value is HeadlessAssumptions || "\(own.value)" == "\(usual.value)" { return nil }
      return "\(own.label ?? "?"): \(own.value)"
    }
  }
}
