/// What holds of every navigation, whatever the app's map, and what a walk watches.
public enum NavigationLaw: Int, Hashable, Sendable, CaseIterable {
  /// What a request arrived at was on the screen.
  case arrival = 1
  /// At rest the screen shows what the tree says.
  case agreement = 2
  /// Only a commit changes the tree, and a request that failed before its commit changes nothing.
  case nothingHalfDone = 3
  /// What comes into view was allowed by its guards in the same attempt, what goes was let go by
  /// its screen, and after all guards were asked again nothing is shown that one of them refuses.
  case noWayRound = 4
  /// Asked for what is shown, nothing moves.
  case leastMotion = 5
  /// A node that stays keeps its screen and its model; one that goes is let go; no id comes twice.
  case identity = 6
  /// What is saved and restored is the same, but for what is reported.
  case roundTrip = 7
  /// Planned twice, a plan is the same.
  case purity = 8
  /// Every request ends, once, and so does every question.
  case everyRequestEnds = 9
  /// A request waits for none that was asked for in an earlier turn, but for a restoration, and none
  /// comes in front of what was asked for later.
  case nobodyHeldUp = 11
}

extension NavigationLaw: CustomStringConvertible {
  /// The number and what the law says: `law 9: every request ends, once`.
  public var description: String { "law \(rawValue): \(text)" }

  private var text: String {
    switch self {
    case .arrival: return "what a request arrived at was on the screen"
    case .agreement: return "at rest the screen shows what the tree says"
    case .nothingHalfDone: return "only a commit changes the tree"
    case .noWayRound: return "nothing comes that a guard refuses, and nothing goes that stays"
    case .leastMotion: return "asked for what is shown, nothing moves"
    case .identity: return "what stays keeps its identity, and what goes is let go"
    case .roundTrip: return "what is saved and restored is the same"
    case .purity: return "planned twice, a plan is the same"
    case .everyRequestEnds: return "every request ends, once"
    case .nobodyHeldUp: return "what is asked for last waits for nothing older, and is what is seen"
    }
  }
}
