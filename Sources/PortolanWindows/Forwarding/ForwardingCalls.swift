import Foundation

/// The calls that a delegate of ours passes on to the app's.
///
/// The app's may pass calls on to the delegate that it has found, which is ours, and would end in a
/// circle: then only that one is asked, since ours hears of the call by it.
package final class ForwardingCalls {
  private struct Call: Hashable {
    let method: String
    let subjects: [ObjectIdentifier]
  }

  private var running: Set<Call> = []
  /// Whether the app's delegate leads back to ours.
  package var isCircle = false

  package init() {}

  /// Makes a call of the app's delegate; nil in a circle.
  package func call<Answer>(
    _ method: String, about subjects: [AnyObject], _ body: () -> Answer?
  ) -> Answer? {
    guard !isCircle else { return nil }
    let call = Call(method: method, subjects: subjects.map(ObjectIdentifier.init))
    guard running.insert(call).inserted else {
      isCircle = true
      return nil
    }
    defer { running.remove(call) }
    return body()
  }
}
