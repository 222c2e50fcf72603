package import Foundation
package import Portolan

/// What code asks for in a walk beside single verbs.
package enum WalkAsking<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// Shows a route in place of all requests that wait.
  case replacing(R)
  /// Pops the visible stack to one of its elements; the number counts round.
  case pop(Int)
  /// Asks for two routes and one step back in one turn.
  case inOneTurn(R, R)
  /// Asks for a route, and for another while the guards of the first are asked.
  case inTwoTurns(R, R)
  /// Lets a screen answer its question twice in one turn; the number counts round among the screens
  /// that were asked.
  case reply(Int)
  /// Follows a link.
  case open(URL)
  /// Restores what was saved last, after its way through bytes.
  case restore
  /// Takes up the requests that wait, after their way through bytes, as the next start of an app does.
  case takeUp
  /// Cancels the newest request.
  case cancel
}
