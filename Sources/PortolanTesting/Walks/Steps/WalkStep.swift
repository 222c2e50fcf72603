package import Portolan

/// One thing that happens in a walk: code asks, a user moves, a guard changes its mind, time passes.
///
/// A step can be taken in any situation; where it makes no sense nothing happens, so that a walk
/// that found something can be shortened.
package enum WalkStep<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// Code asks for what a verb says; a node is counted round among those that are open or kept.
  case verb(Intent<R, Int>)
  /// Code asks for something else.
  case ask(WalkAsking<R>)
  /// A user does something on the screen.
  case move(WalkMove)
  /// Other code shows a screen of its own, or takes one away.
  case other(WalkIntrusion)
  /// From now on a guard gives another answer: the guard that was asked so manieth in the walk.
  case answer(Int, WalkAnswer<R>)
  /// All guards are asked again.
  case revalidate
  /// From now on a screen wants to be asked before it goes: the so manieth of those that are open
  /// or kept.
  case exit(Int, WalkExit)
  /// No screen wants to be asked any more.
  case letGo
  /// The app says whether links wait.
  case hold(Bool)
  /// What is shown is saved, to be restored later.
  case save
  /// From now on the host performs otherwise.
  case host(MisbehavingHost.Manner)
  /// What is under way on the screen comes to its end.
  case finish
  /// So much time passes that nobody waits any longer.
  case wait

  /// A word for what it is, without its values: `push`.
  package var kind: String {
    switch self {
    case .verb(let verb): return SwiftText.caseName(of: verb)
    case .ask(let asking): return SwiftText.caseName(of: asking)
    case .move(let move): return SwiftText.caseName(of: move)
    case .other(let intrusion): return SwiftText.caseName(of: intrusion)
    case .answer: return "answer"
    case .revalidate: return "revalidate"
    case .exit: return "exit"
    case .letGo: return "letGo"
    case .hold: return "hold"
    case .save: return "save"
    case .host: return "host"
    case .finish: return "finish"
    case .wait: return "wait"
    }
  }
}

extension WalkStep: CustomStringConvertible {
  /// The step as Swift writes it: `.move(.tap(1))`.
  package var description: String {
    switch self {
    case .verb(let verb): return ".verb(\(SwiftText.code(for: verb)))"
    case .ask(let asking): return ".ask(\(SwiftText.code(for: asking)))"
    case .move(let move): return ".move(\(SwiftText.code(for: move)))"
    case .other(let intrusion): return ".other(\(SwiftText.code(for: intrusion)))"
    case .answer(let place, let answer): return ".answer(\(place), \(SwiftText.code(for: answer)))"
    case .exit(let place, let exit): return ".exit(\(place), .\(exit))"
    case .hold(let isHeld): return ".hold(\(isHeld))"
    case .host(let manner): return ".host(.\(manner))"
    case .revalidate, .letGo, .save, .finish, .wait: return ".\(kind)"
    }
  }
}
