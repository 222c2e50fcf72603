import Foundation

/// A kind of thing that happens in walks beside plain requests and touches.
///
/// `PORTOLAN_DICE=layers,links Scripts/soak swiftui` draws these kinds alone.
enum Die: String, CaseIterable, Sendable {
  /// Screens of other code come and go, by SwiftUI and by UIKit.
  case layers
  /// A screen, a layer or the root of the window dismisses.
  case dismissals
  /// The app locks and unlocks.
  case curtains
  /// Links come, and are held.
  case links
  /// Screens ask before they close, and answer quickly, slowly, or differently each time.
  case exits
  /// The app stores its scene and restores it.
  case saves
  /// The app adopts another map.
  case maps

  /// How often a die is drawn, compared with the others.
  private var weight: Int {
    switch self {
    case .layers: 8
    case .dismissals, .exits: 3
    case .curtains, .links: 2
    case .saves, .maps: 1
    }
  }

  /// The dice of an ordinary run of the tests.
  ///
  /// `Scripts/soak` draws all; what the others find is on the page of open questions.
  private static let settled: [Die] = [.layers, .links, .exits, .saves]

  /// The dice of this run.
  static let drawn: [Die] = {
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment["PORTOLAN_DICE"] else {
      return environment["PORTOLAN_SOAK_STEPS"] == nil ? settled : allCases
    }
    return text.split(separator: ",").compactMap { Die(rawValue: String($0)) }
  }()

  /// The dice as often as their weights say.
  private static let bag = drawn.flatMap { Array(repeating: $0, count: $0.weight) }

  static func draw(_ random: inout SeededGenerator) -> Die {
    bag.randomElement(using: &random) ?? .layers
  }
}
