/// Whether a request waits for older requests that have not committed, or ends them.
///
/// ```swift
/// navigator.show(.checkout)                     // asks a slow guard
/// // later
/// navigator.show(.products)                     // begins, so that checkout ends `superseded(by:)`
/// navigator.show(.account, options: .enqueued)  // comes when all before it have ended
/// navigator.show(.main, options: .replacing)    // ends all before it at once
/// ```
///
/// Requests that code makes without an `await` between them are performed in the order of the
/// calls, and do not end each other, except with `replace`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum QueuePolicy: Hashable, Sendable, Codable {
  /// The request does not wait; when it shows a screen in front, as most verbs do, older requests
  /// that would show a screen in front end as `superseded(by:)`.
  ///
  /// They end when this request begins, even if this request fails later. Older requests with
  /// `enqueue`, parked requests and links do not end.
  case newest
  /// The request waits until all older requests except links have committed, parked or ended.
  ///
  /// Newer requests do not end it, except with `replace`.
  case enqueue
  /// All older requests end at once as `superseded(by:)`, except links and requests that are parked
  /// or have committed.
  ///
  /// A dialog with this policy replaces an open dialog. A dialog with another policy replaces the
  /// open dialog too, unless `ask(_:)` has shown that one, or the map gives it
  /// `RouteDestination.holdingDialogs`: then the new dialog waits until the open one has closed.
  case replace
}
