/// A kind of thing that happens in walks beside plain requests and touches.
enum Die: CaseIterable, Sendable {
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

  /// The dice as often as their weights say.
  private static let bag = allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  static func draw(_ random: inout SeededGenerator) -> Die {
    bag.randomElement(using: &random) ?? .layers
  }
}
