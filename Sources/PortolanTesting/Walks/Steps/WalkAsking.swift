package import Foundation
package import Portolan

/// The requests of code in a walk besides single verbs.
package enum WalkAsking<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// Shows a route in place of all waiting requests.
  case replacing(R)
  /// Pops the visible stack to one of its elements; the number counts round.
  case pop(Int)
  /// Requests two routes and one step back in one turn.
  case inOneTurn(R, R)
  /// Requests a route, and another while the guards of the first are asked.
  case inTwoTurns(R, R)
  /// Lets a screen answer its question twice in one turn; the number counts round among the screens
  /// with a question.
  case reply(Int)
  /// Opens a link.
  case open(URL)
  /// Opens a link, and keeps the part that it replaces.
  case openKeeping(URL)
  /// Sets the path of the stack in front: the elements whose bits are set stay, above a new one.
  case repath(Int, R?)
  /// A screen of the front curtain calls a verb; the number counts round among its screens.
  case inCurtain(Int, WalkVerb<R>)
  /// Restores the last saved scene from its bytes.
  case restore
  /// Restores the waiting requests from their bytes, as the next start of an app does.
  case takeUp
  /// Cancels the newest request.
  case cancel
}
