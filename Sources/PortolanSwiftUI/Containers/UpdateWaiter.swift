/// What SwiftUI has seen of a model, and what goes on once it has seen the newest value.
@MainActor final class UpdateWaiter<Value: Equatable> {
  /// The value that SwiftUI has seen last: it looks only once in each update (S12).
  private(set) var seen: Value
  var body: (() -> Void)?

  init(_ seen: Value) { self.seen = seen }

  /// SwiftUI has seen a value, which may not be the newest one any longer.
  func saw(_ value: Value, newest: Value) {
    seen = value
    guard value == newest else { return }
    let waiting = body
    body = nil
    waiting?()
  }
}
