import Foundation
import Portolan

/// The steps of a walk as text, which can be taken again.
enum WalkScript {
  static func text<R: NavigationRoute>(of steps: [WalkStep<R>]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return String(decoding: try encoder.encode(steps), as: UTF8.self) } catch {
      return "a route cannot be encoded: \(error)"
    }
  }

  static func steps<R: NavigationRoute>(in text: String) throws -> [WalkStep<R>] {
    try JSONDecoder().decode([WalkStep<R>].self, from: Data(text.utf8))
  }
}
