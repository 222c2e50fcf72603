/// Goes on when SwiftUI has seen a value; it looks only once in each update (S12).
@MainActor final class UpdateWaiter {
  var body: (() -> Void)?

  func updated() {
    let waiting = body
    body = nil
    waiting?()
  }
}
