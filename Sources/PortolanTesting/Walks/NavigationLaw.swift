/// A law: a rule that must hold in every app; a walk (`NavigationWalk`) checks all laws.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NavigationLaw: Int, Hashable, Sendable, CaseIterable {
  /// When a request arrives at a screen, that screen is visible, unless `Arrival.isCovered` is
  /// true.
  case arrival = 1
  /// When no transition runs and no request waits for the host, the screen shows what the tree
  /// says.
  case agreement = 2
  /// The tree changes only when a new tree replaces it (the commit); a request that fails before
  /// its commit changes nothing.
  case nothingHalfDone = 3
  /// A screen appears only if its guards have allowed it during the same request. No screen closes
  /// against its exit guard. After all guards have been asked again (`revalidate()`), no screen
  /// that a verdict forbids is shown.
  case noWayRound = 4
  /// A request for the screen that is already shown moves nothing.
  case leastMotion = 5
  /// A node that remains in the tree keeps its screen and model. A node that leaves the tree is
  /// released. Ids are unique.
  case identity = 6
  /// A restored tree equals the saved tree, except for the losses that are reported.
  case roundTrip = 7
  /// Two plans for the same request from the same tree are equal.
  case purity = 8
  /// Every request and every question ends exactly once.
  case everyRequestEnds = 9
  /// A request never waits for requests of an earlier turn of the main actor, except restorations.
  /// An older request, unless it was parked, brings no screen in front of a newer request's screen.
  case newestWins = 11
  /// When a back button or a back gesture is offered to the user, using it changes something.
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
