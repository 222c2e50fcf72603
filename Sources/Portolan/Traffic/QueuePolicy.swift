/// Says whether a request waits for older ones that have not committed, or ends them.
///
/// ```swift
/// navigator.show(.checkout)                     // asks a slow guard
/// // later
/// navigator.show(.products)                     // begins, so that checkout ends `superseded(by:)`
/// navigator.show(.account, options: .enqueued)  // comes when all before it have ended
/// navigator.show(.main, options: .replacing)    // ends all before it at once
/// ```
///
/// Requests made in one turn of the main actor go in order, under each policy but `replace`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum QueuePolicy: Hashable, Sendable, Codable {
  /// Does not wait; when it leads to the front, older requests end as `superseded(by:)` as it begins.
  ///
  /// They do not come back when it fails. Links go on, and come when they may.
  case newest
  /// Waits until all older requests have committed, parked or ended, except links; newer ones do not
  /// end it.
  case enqueue
  /// All older requests except links end at once as `superseded(by:)`.
  ///
  /// A dialog takes the place of an open one; with the other policies it waits until that has its
  /// answer, if it was asked a question or the map says so (`RouteDestination.holdingDialogs`).
  case replace
}
