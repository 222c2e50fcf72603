import HeadlessSwiftUI
import HeadlessUIKit
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

  static let all: [Distance] =
    [.core]
    + HeadlessProfile.allCases.flatMap { profile in
      [Assumed.reported, .opposite].flatMap { [.uiKit(profile, $0), .swiftUI(profile, $0)] }
    }

  /// Both hosts with one thing otherwise.
  static let each: [Distance] =
    HeadlessAssumptions.flips.indices.map { .uiKit(.iOS18, .otherwise($0)) }
    + HeadlessViewAssumptions.flips.indices.map { .swiftUI(.iOS18, .otherwise($0)) }

  var testDescription: String {
    switch self {
    case .core: return kind.rawValue
    case .uiKit(let profile, let assumed), .swiftUI(let profile, let assumed):
      return "\(kind.rawValue), \(profile), \(assumed)"
    }
  }
}
