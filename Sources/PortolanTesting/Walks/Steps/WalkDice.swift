public import Portolan

/// Draws the steps of a walk from a seed: the same seed, the same steps.
///
/// It knows routes and nothing of the app's map, its tree or its state.
public struct WalkDice<R: NavigationRoute>: Sendable {
  private let routes: [R]
  private let isGuarded: Bool
  private let misbehaves: Bool
  private var random: SeededGenerator
  /// Whether a guard has just changed its mind.
  private var isAnswerFresh = false
  /// Whether a part may just have been kept, which is soon gone again.
  private var isPartFresh = false

  /// Draws among these routes; with `misbehaving` also what a host must not do.
  public init(among routes: [R], seed: UInt64, misbehaving: Bool = false) {
    precondition(!routes.isEmpty, "A walk needs routes to go to: give the map samples.")
    self.routes = routes
    isGuarded = R.Guard.self != Never.self
    misbehaves = misbehaving
    random = SeededGenerator(seed: seed)
  }

  /// The next steps.
  public mutating func steps(_ count: Int) -> [WalkStep<R>] { (0..<count).map { _ in step() } }

  private mutating func step() -> WalkStep<R> {
    if isAnswerFresh {
      isAnswerFresh = false
      if random.once(in: 2) { return .revalidate }
    }
    if isPartFresh {
      isPartFresh = false
      if random.once(in: 2) { return .ask(.giveBack) }
    }
    switch number(below: 20) {
    case 0..<4: return .move(move())
    case 4 where isGuarded:
      isAnswerFresh = true
      return .answer(number(below: 8), answer())
    case 5 where isGuarded && random.once(in: 8): return .revalidate
    case 6 where misbehaves: return .host(random.once(in: 2) ? .behaves : manner())
    case 7 where misbehaves: return random.once(in: 2) ? .finish : .wait
    case 8 where random.once(in: 8): return .wait
    default: return .ask(verb())
    }
  }

  private mutating func move() -> WalkMove {
    switch number(below: 5) {
    case 0, 1: return .swipeBack
    case 2: return .dragAway
    case 3: return .goToFirst
    default: return .tap(number(below: 8))
    }
  }

  private mutating func verb() -> WalkVerb<R> {
    switch number(below: 32) {
    case 0, 1: return .push(route())
    case 2: return .reset(route())
    case 3: return .pop(number(below: 4))
    case 4, 5: return .select(route())
    case 6, 7: return .setPath(route(), (0..<number(below: 4)).map { _ in route() })
    case 8, 9: return .back
    case 10: return .popToRoot
    case 11: return .dismiss
    case 12: return .dismissAll
    case 13, 14:
      isPartFresh = true
      return .showKeeping(route())
    case 15: return .releaseKept
    case 16: return .showReplacing(route())
    case 17: return .inOneTurn(route(), route())
    case 18: return .cancel
    case 19: return .close(number(below: 16))
    default: return .show(route())
    }
  }

  private mutating func answer() -> WalkAnswer<R> {
    switch number(below: 8) {
    case 0, 1: return .deny
    case 2: return .redirect(route())
    case 3: return .detour(route())
    default: return .allow
    }
  }

  private mutating func manner() -> MisbehavingHost.Manner {
    MisbehavingHost.Manner.allCases[number(below: MisbehavingHost.Manner.allCases.count)]
  }

  private mutating func route() -> R { routes[number(below: routes.count)] }

  private mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
}
