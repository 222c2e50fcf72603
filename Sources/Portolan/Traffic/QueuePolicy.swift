/// Says how a request goes together with older ones that have not committed.
///
/// ```swift
/// navigator.show(.checkout)                   // asks a slow guard
/// // later
/// navigator.show(.products)                   // is shown; checkout ends `superseded(by:)`
/// navigator.show(.account, policy: .enqueue)  // comes when all before it have ended
/// navigator.show(.main, policy: .replace)     // ends all before it at once
/// ```
///
/// Requests of one turn of the main actor go in order, under each policy but `replace`.
public enum QueuePolicy: Hashable, Sendable, Codable {
  /// Does not wait; older requests end `superseded(by:)` when it changes the screen in front.
  ///
  /// They wait while it is on its way, and go on when it fails.
  case newest
  /// Waits until all older requests have committed, parked or ended, and is not superseded.
  case enqueue
  /// Ends all older requests but links `superseded(by:)` at once.
  case replace
}
