import HeadlessUIKit

/// A motion of a stack that code asks for, and a tap on a tab, one after the other.
struct Meeting: Hashable, CaseIterable, CustomStringConvertible {
  enum Motion: CaseIterable { case push, pop }

  /// What lies between the two.
  enum Gap: CaseIterable {
    case none, turn, middle, end, afterwards

    var time: Duration {
      switch self {
      case .none, .turn: return .zero
      case .middle: return .milliseconds(100)
      case .end: return .milliseconds(350)
      case .afterwards: return .milliseconds(400)
      }
    }
  }

  let motion: Motion
  let gap: Gap
  let tapsFirst: Bool

  static let allCases = Motion.allCases.flatMap { motion in
    Gap.allCases.flatMap { gap in
      [false, true].map { Meeting(motion: motion, gap: gap, tapsFirst: $0) }
    }
  }

  var description: String {
    tapsFirst ? "tap a tab, \(gap), \(motion)" : "\(motion), \(gap), tap a tab"
  }
}
