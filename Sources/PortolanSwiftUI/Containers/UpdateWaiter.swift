/// What SwiftUI has seen of a model, and what goes on once it has seen the newest value.
@MainActor final class UpdateWaiter<Value: Equatable> {
  /// The value that SwiftUI has seen last: it looks only once in each update (S12).
  private(set) var seen: Value
  /// The value that comes once SwiftUI has seen another one; nil when none does.
  private(set) var next: Value?
  private(set) var body: (() -> Void)?

  init(_ seen: Value) { self.seen = seen }

  /// Calls `body` once SwiftUI has seen the newest value, in place of what waited for that before.
  func whenSeen(next: Value? = nil, _ body: @escaping () -> Void) {
    (self.next, self.body) = (next, body)
  }

  /// Lets nothing wait any more.
  func stop() { (next, body) = (nil, nil) }

  /// SwiftUI has seen a value, which may not be the newest one any longer.
  func saw(_ value: Value, newest: Value) {
    seen = value
    guard value == newest else { return }
    let waiting = body
    stop()
    waiting?()
  }
}
