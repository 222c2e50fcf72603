import Portolan

/// A fort with open places, and others that want a key.
enum Fort: NavigationRoute {
  case yard, wall, well, vault
  case gate, cell, dungeon, chest, crypt, bait, camp, lid
  /// Locked or not, it is one screen.
  case ward(isLocked: Bool)
  /// A container of whatever shape, with a member that wants a key and one that does not.
  case hall, niche, nook
  case plea(Plea), oath(Oath)

  enum Guard: Hashable, Sendable { case key, bait }

  static let savedVersion = 2

  var identity: Fort {
    if case .ward = self { return .ward(isLocked: false) }
    return self
  }

  /// Whether nobody may stand there without the key.
  var isGuarded: Bool {
    switch self {
    case .vault, .cell, .chest, .crypt, .niche, .oath: return true
    case .ward(let isLocked): return isLocked
    default: return false
    }
  }
}

/// Asks for something that anybody may be asked for.
struct Plea: ScreenQuestion {
  typealias Answer = String
  var route: Fort { .plea(self) }
}

/// Asks for something behind a guard.
struct Oath: ScreenQuestion {
  typealias Answer = String
  var route: Fort { .oath(self) }
}
