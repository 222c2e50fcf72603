/// A law of every navigation, whatever the app's map; a walk checks all of them.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NavigationLaw: Int, Hashable, Sendable, CaseIterable {
  /// The route of an arrival was on the screen.
  case arrival = 1
  /// At rest the screen shows the tree.
  case agreement = 2
  /// Only a commit changes the tree, and a request that failed before its commit changes nothing.
  case nothingHalfDone = 3
  /// The guards of a new screen allowed it in the same attempt, a closed screen let itself close,
  /// and after all guards were asked again, none of them refuses a screen that is shown.
  case noWayRound = 4
  /// A request for the shown screen moves nothing.
  case leastMotion = 5
  /// A node that stays keeps its screen and its model; one that goes is released; ids are unique.
  case identity = 6
  /// A restored tree is the saved one, except for the reported losses.
  case roundTrip = 7
  /// Planned twice, a plan is the same.
  case purity = 8
  /// Every request ends once, and so does every question.
  case everyRequestEnds = 9
  /// A request waits for no request of an earlier turn, except for a restoration, and no older
  /// request comes in front of a newer one.
  case newestWins = 11
  /// A way back that can be seen changes something.
  case backChangesSomething = 12
}

extension NavigationLaw: CustomStringConvertible {
  /// The number and the text of the law: `law 9: every request ends, once`.
  public var description: String { "law \(rawValue): \(text)" }

  private var text: String {
    switch self {
    case .arrival: return "what a request arrived at was on the screen"
    case .agreement: return "at rest the screen shows what the tree says"
    case .nothingHalfDone: return "only a commit changes the tree"
    case .noWayRound: return "nothing comes that a guard refuses, and nothing goes that stays"
    case .leastMotion: return "a request for what is shown moves nothing"
    case .identity: return "what stays keeps its identity, and what goes is let go"
    case .roundTrip: return "what is saved and restored is the same"
    case .purity: return "planned twice, a plan is the same"
    case .everyRequestEnds: return "every request ends, once"
    case .backChangesSomething: return "a way back that can be seen changes something"
    case .newestWins: return "the last request waits for nothing older, and its screen is seen"
    }
  }
}
