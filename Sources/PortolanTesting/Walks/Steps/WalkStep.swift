public import Portolan

/// One thing that happens in a walk: code asks, a user moves, a guard changes its mind, time passes.
///
/// A step can be taken in any situation; where it makes no sense nothing happens, so that a walk
/// that found something can be shortened.
public enum WalkStep<R: NavigationRoute>: Hashable, Sendable {
  /// Code asks for something.
  case ask(WalkVerb<R>)
  /// A user does something on the screen.
  case move(WalkMove)
  /// From now on a guard gives another answer: the guard that was asked so manieth in the walk.
  case answer(Int, WalkAnswer<R>)
  /// All guards are asked again.
  case revalidate
  /// From now on the host performs otherwise.
  case host(MisbehavingHost.Manner)
  /// What is under way on the screen comes to its end.
  case finish
  /// So much time passes that nobody waits any longer.
  case wait

  /// A word for what it is, without its values: `push`.
  public var kind: String {
    switch self {
    case .ask(let verb): return SwiftText.caseName(of: verb)
    case .move(let move): return SwiftText.caseName(of: move)
    case .answer: return "answer"
    case .revalidate: return "revalidate"
    case .host: return "host"
    case .finish: return "finish"
    case .wait: return "wait"
    }
  }
}

extension WalkStep: CustomStringConvertible {
  /// The step as it is written in Swift: `.ask(.show(.product(id: 7)))`.
  public var description: String {
    switch self {
    case .ask(let verb): return ".ask(\(SwiftText.code(for: verb)))"
    case .move(let move): return ".move(\(SwiftText.code(for: move)))"
    case .answer(let place, let answer): return ".answer(\(place), \(SwiftText.code(for: answer)))"
    case .host(let manner): return ".host(.\(manner))"
    case .revalidate, .finish, .wait: return ".\(kind)"
    }
  }
}

/// A verb of the navigator, with what it is asked for.
public enum WalkVerb<R: NavigationRoute>: Hashable, Sendable {
  /// Shows a route.
  case show(R)
  /// Shows a route in place of all that waits.
  case showReplacing(R)
  /// Shows a part and keeps the one that it replaces.
  case showKeeping(R)
  /// Puts a route on the visible stack.
  case push(R)
  /// Makes a route the only element of the visible stack.
  case reset(R)
  /// Pops the visible stack to the so manieth of its elements, counted round.
  case pop(Int)
  /// Selects the tabs in which a route stands.
  case select(R)
  /// Sets the elements of the stack that starts with a route.
  case setPath(R, [R])
  /// One step back.
  case back
  /// To the first screen of the visible stack.
  case popToRoot
  /// Dismisses the front layer.
  case dismiss
  /// Dismisses all layers.
  case dismissAll
  /// Shows again the part that was kept last.
  case giveBack
  /// Ends the parts that are kept.
  case releaseKept
  /// Two routes asked for and one step back, in one turn.
  case inOneTurn(R, R)
  /// Takes back what was asked for last.
  case cancel
  /// A screen closes itself: the so manieth of those that are open or kept.
  case close(Int)
}

/// What a user does.
public enum WalkMove: Hashable, Sendable {
  /// Swipes back.
  case swipeBack
  /// Goes to the first screen of the stack.
  case goToFirst
  /// Drags the front layer away.
  case dragAway
  /// Taps a place of the tabs in front, counted round.
  case tap(Int)
}

/// What a guard says from now on.
public enum WalkAnswer<R: NavigationRoute>: Hashable, Sendable {
  /// Yes.
  case allow
  /// No.
  case deny
  /// Something else instead.
  case redirect(R)
  /// Something else first.
  case detour(R)

  var verdict: Verdict<R> {
    switch self {
    case .allow: return .allow
    case .deny: return .deny("the walk says so")
    case .redirect(let route): return .redirect(to: route)
    case .detour(let route): return .detour(to: route)
    }
  }
}
