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
/// Requests that are made in one turn of the main actor go in order, except with `replace`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum QueuePolicy: Hashable, Sendable, Codable {
  /// The request does not wait; when it leads to the front, older requests that lead there end as
  /// `superseded(by:)`.
  ///
  /// They end when this request begins, and do not come back when it fails. Older requests with
  /// `enqueue`, parked requests and links go on.
  case newest
  /// The request waits until all older requests except links have committed, parked or ended.
  ///
  /// Newer requests do not end it, except with `replace`.
  case enqueue
  /// All older requests end at once as `superseded(by:)`, except links and requests that are parked
  /// or have committed.
  ///
  /// A dialog with this policy takes the place of an open dialog. With the other policies it does
  /// so too, unless `ask(_:)` has shown the open dialog or the map says
  /// `RouteDestination.holdingDialogs` for it: then it waits until that dialog has closed.
  case replace
}
