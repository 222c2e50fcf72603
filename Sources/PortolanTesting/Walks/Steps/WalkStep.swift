package import Portolan

/// One event of a walk: code asks, a user moves, a guard changes its answer, time passes.
///
/// Any state allows any step; a step that makes no sense does nothing, so that a failing walk can
/// be shortened.
package indirect enum WalkStep<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// Other features, counted round, act in the turn of a step: the first before, the rest after it.
  case beside([Int], WalkStep)
  /// Code calls a verb.
  case verb(WalkVerb<R>)
  /// Code makes another request.
  case ask(WalkAsking<R>)
  /// A user moves on the screen.
  case move(WalkMove)
  /// Other code shows or closes its own screen.
  case other(WalkIntrusion)
  /// From now on the guard at this number, in the order of first questions, gives another answer.
  case answer(Int, WalkAnswer<R>)
  /// All guards are asked again.
  case revalidate
  /// From now on the screen at this number among the open and kept ones wants to be asked before it
  /// goes.
  case exit(Int, WalkExit)
  /// No screen wants to be asked any longer.
  case letGo
  /// The app sets whether links wait.
  case hold(Bool)
  /// The scene is saved, to be restored later.
  case save
  /// From now on the host performs in another way.
  case host(MisbehavingHost.Manner)
  /// The transitions on the screen end.
  case finish
  /// More time passes than any wait lasts.
  case wait

  /// One word for the step, without its values: `push`.
  package var kind: String {
    switch self {
    case .beside: return "beside"
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
  /// The step in the syntax of Swift: `.move(.tap(1))`.
  package var description: String {
    switch self {
    case .beside(let others, let step): return ".beside(\(others), \(step))"
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
