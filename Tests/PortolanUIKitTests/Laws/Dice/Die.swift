import Foundation
import HeadlessUIKit

/// A kind of thing that happens in walks beside plain requests and touches.
///
/// `PORTOLAN_DICE=stacks,tabs Scripts/soak uikit` draws these kinds alone, and `PORTOLAN_DICE=` none: so
/// it is seen which kind finds a fault.
enum Die: String, CaseIterable, Sendable {
  /// Alerts, sheets, covers and popovers of other code come and go.
  case layers
  /// A screen, a container or the root of the window dismisses.
  case dismissals
  /// Other code changes what stands in a stack.
  case stacks
  /// Other code takes a controller out of one stack and puts it into another.
  case moves
  /// Other code selects tabs, also those that were never entered.
  case tabs
  /// Other code exchanges the controllers of tabs and of columns.
  case members
  /// Other code shows and hides columns.
  case columns
  /// Other code takes the root out of its window and gives it back.
  case roots
  /// Other code sets the delegates of containers, layers and recognisers.
  case delegates
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
  /// The app shows a split, and what stands in its columns.
  case archive

  /// The dice of code that is not the app's.
  static let ofOthers: Set<Die> = [
    .layers, .dismissals, .stacks, .moves, .tabs, .members, .columns, .roots, .delegates,
  ]

  /// How often a die is drawn, compared with the others.
  var weight: Int {
    switch self {
    case .layers, .dismissals, .stacks: 4
    case .tabs, .exits: 3
    case .columns, .delegates, .curtains, .links, .archive: 2
    case .moves, .members, .roots, .saves, .maps: 1
    }
  }

  /// The dice of an ordinary run of the tests.
  ///
  /// `Scripts/soak` draws all; what the others find is on the page of open questions.
  static let settled: [Die] = [
    .layers, .dismissals, .stacks, .moves, .tabs, .members, .columns, .roots, .curtains, .links,
    .exits, .saves, .maps, .archive,
  ]

  /// The same of walks in windows that change their size.
  static let settledInSizes: [Die] = [.exits, .saves, .roots]

  /// The dice of this run.
  static let drawn = chosen(orElse: settled)
  /// The dice of this run where windows change their size.
  static let drawnInSizes = chosen(orElse: settledInSizes)

  private static func chosen(orElse settled: [Die]) -> [Die] {
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment["PORTOLAN_DICE"] else {
      return environment["PORTOLAN_SOAK_STEPS"] == nil ? settled : allCases
    }
    return text.split(separator: ",").map { name in
      guard let die = Die(rawValue: String(name)) else {
        fatalError("There is no die \(name) in PORTOLAN_DICE, only \(allCases.map(\.rawValue)).")
      }
      return die
    }
  }

  /// One of some dice of this run, by their weights; nil when the run draws none of them.
  static func draw(among dice: Set<Die>, _ random: inout SeededGenerator) -> Die? {
    let bag = drawn.filter(dice.contains).flatMap { Array(repeating: $0, count: $0.weight) }
    return bag.randomElement(using: &random)
  }
}
