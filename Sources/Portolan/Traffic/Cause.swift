/// Who makes a change; says how a question ends whose screen goes with it.
package enum Cause: Hashable, Sendable, Codable {
  /// Code that wants another screen.
  case code
  /// The screen itself or a verb that goes back.
  case leaving
  /// A gesture of the user, or other code that changed the screen.
  case user
}
