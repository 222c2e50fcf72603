/// How a request goes together with those that were asked for before and have not committed.
///
/// ```swift
/// navigator.show(.checkout)                   // asks a slow guard
/// // later
/// navigator.show(.products)                   // is shown; checkout ends `superseded(by:)`
/// navigator.show(.account, policy: .enqueue)  // comes when all before it have ended
/// navigator.show(.main, policy: .replace)     // ends all before it at once
/// ```
///
/// What is asked for in one turn of the main actor goes in order, under each policy but `replace`.
public enum QueuePolicy: Hashable, Sendable, Codable {
  /// Waits for nobody; older ones end `superseded(by:)` when it changes what is in front.
  ///
  /// They wait while it is on its way, and go on when it fails.
  case newest
  /// Waits until all older ones have committed, are parked or have ended, and is not superseded.
  case enqueue
  /// Ends all older ones `superseded(by:)` at once, but for links.
  case replace
}
