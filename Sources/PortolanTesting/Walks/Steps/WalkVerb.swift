public import Foundation
public import Portolan

/// A verb of the navigator, with what it is asked for.
public indirect enum WalkVerb<R: NavigationRoute>: Hashable, Sendable {
  /// Shows a route.
  case show(R)
  /// Shows a route in place of all that waits.
  case showReplacing(R)
  /// Shows a part and keeps the one that it replaces.
  case showKeeping(R)
  /// Shows a route, built where this request says.
  case showPlaced(R, WalkPlace<R>)
  /// Shows the last of several routes on those before it.
  case through([R])
  /// Shows a screen that is there, as it is.
  case bringToFront(R)
  /// Leaves the part in front: what waits for its end, else a route.
  case proceed(R)
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
  /// Replaces what stands above a route in its stack.
  case replace(R, [R])
  /// One step back.
  case back
  /// To the first screen of the visible stack.
  case popToRoot
  /// Dismisses the front layer.
  case dismiss
  /// Dismisses the layers above a route's.
  case dismissTo(R)
  /// Dismisses all layers.
  case dismissAll
  /// Shows again the part that was kept last.
  case showKept
  /// Ends the parts that are kept.
  case releaseKept
  /// Two routes asked for and one step back, in one turn.
  case inOneTurn(R, R)
  /// A route asked for, and another while the guards of the first are asked.
  case inTwoTurns(R, R)
  /// Several verbs as one request; those that only a navigator has are left out.
  case transaction([WalkVerb])
  /// Shows a screen as a question and waits for its ending.
  case present(R)
  /// A screen answers its question, twice in one turn: the so manieth of those that were asked.
  case reply(Int)
  /// Follows a link.
  case open(URL)
  /// Shows what was saved last, after its way through bytes.
  case restore
  /// Takes up again what waits, after its way through bytes, as the next start of an app would.
  case takeUp
  /// Takes back what was asked for last.
  case cancel
  /// A screen closes itself: the so manieth of those that are open or kept.
  case close(Int)
}

extension WalkVerb {
  /// Asks for what a transaction can take down as well; nil for what only a navigator does.
  @MainActor func ask(_ verbs: some Navigating<R>) -> NavigationRequest? {
    switch self {
    case .show(let route): return verbs.show(route)
    case .showKeeping(let route): return verbs.show(route, keeping: .part)
    case .showPlaced(let route, let place): return verbs.show(route, placed: place.placement)
    case .through(let routes): return verbs.show(Course(through: routes))
    case .bringToFront(let route): return verbs.bringToFront(route)
    case .push(let route): return verbs.push(route)
    case .reset(let route): return verbs.reset(to: route)
    case .select(let route): return verbs.select(route)
    case .replace(let route, let path): return verbs.replace(above: route, with: path)
    case .back: return verbs.back()
    case .popToRoot: return verbs.popToRoot()
    case .dismiss: return verbs.dismiss()
    case .dismissTo(let route): return verbs.dismiss(to: route)
    case .dismissAll: return verbs.dismissAll()
    case .showKept: return verbs.showKept()
    default: return nil
    }
  }
}
