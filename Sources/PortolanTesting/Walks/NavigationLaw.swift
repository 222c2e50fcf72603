/// A law: a rule that must hold in every app; a walk (`NavigationWalk`) checks all laws.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NavigationLaw: Int, Hashable, Sendable, CaseIterable {
  /// The screen at which a request has arrived was visible.
  case arrival = 1
  /// When no transition runs and no request waits for the host, the screen shows what the tree
  /// says.
  case agreement = 2
  /// The tree changes only when a new tree replaces it (the commit); a request that fails before
  /// changes nothing.
  case nothingHalfDone = 3
  /// No screen appears that its guards have not allowed in the same request, and none closes
  /// against its exit guard. When all guards have been asked again (`revalidate()`), no screen is
  /// shown that a verdict forbids.
  case noWayRound = 4
  /// A request for the screen that is shown moves nothing.
  case leastMotion = 5
  /// A node that stays keeps its screen and model; a node that goes is released; ids are unique.
  case identity = 6
  /// A restored tree equals the saved tree, except for the losses that are reported.
  case roundTrip = 7
  /// Two plans for the same request from the same tree are equal.
  case purity = 8
  /// Every request and every question ends exactly once.
  case everyRequestEnds = 9
  /// A request waits for no request of an earlier turn, except for a restoration; an older request
  /// brings no screen in front of the newer request's screen.
  case newestWins = 11
  /// A back button or gesture that the user sees changes something.
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
