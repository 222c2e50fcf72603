import HeadlessSwiftUI
import HeadlessUIKit
import TestSupport
import Testing

/// How far from the core a scenario runs, and in which world.
enum Distance: Hashable, Sendable, CustomTestStringConvertible {
  case core
  case uiKit(HeadlessProfile, Assumed)
  case swiftUI(HeadlessProfile, Assumed)

  /// The three distances, whatever the world.
  enum Kind: String, CaseIterable {
    case core = "core alone"
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
  }

  var kind: Kind {
    switch self {
    case .core: return .core
    case .uiKit: return .uiKit
    case .swiftUI: return .swiftUI
    }
  }

  /// The core, and both hosts in each version both ways; in two that differ in all if the run is no whole one.
  static let all: [Distance] =
    [.core] + worlds.flatMap { [.uiKit($0.profile, $0.assumed), .swiftUI($0.profile, $0.assumed)] }

  private static let worlds: [(profile: HeadlessProfile, assumed: Assumed)] =
    TestRun.isWhole
    ? HeadlessProfile.allCases.flatMap { [($0, .reported), ($0, .opposite)] }
    : [(.iOS18, .reported), (.iOS27, .opposite)]

  /// Both hosts with some things otherwise.
  static let each: [Distance] =
    TestRun.together(Array(HeadlessAssumptions.flips.indices))
    .map { .uiKit(.iOS18, .otherwise($0)) }
    + TestRun.together(Array(HeadlessViewAssumptions.flips.indices))
    .map { .swiftUI(.iOS18, .otherwise($0)) }

  var testDescription: String {
    switch self {
    case .core: return kind.rawValue
    case .uiKit(let profile, let assumed), .swiftUI(let profile, let assumed):
      return "\(kind.rawValue), \(profile), \(assumed)"
    }
  }
}
