/// Goes on when SwiftUI has seen a value; it looks only once in each update (S12).
@MainActor final class UpdateWaiter {
  private var body: (() -> Void)?

  func wait(_ body: @escaping () -> Void) {
    self.body = body
  }

  func updated() {
    let body = body
    self.body = nil
    body?()
  }
}
