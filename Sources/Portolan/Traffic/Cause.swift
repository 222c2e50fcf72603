/// Who makes a change; says how a question ends whose screen goes with it.
enum Cause: Hashable, Sendable {
  /// Code that wants another screen.
  case code
  /// The screen itself or a verb that goes back.
  case leaving
  /// A gesture of the user, or other code that changed the screen.
  case user
}
