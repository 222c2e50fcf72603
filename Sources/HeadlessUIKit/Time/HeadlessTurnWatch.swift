/// Calls back at the end of each turn of the run loop, before what changed is drawn, as long as it
/// is held: what an observer of UIKit's run loop hears before the loop waits.
@MainActor package final class HeadlessTurnWatch {
  private let body: @MainActor () -> Void

  /// Watches the turns of a window's screen.
  package init(of window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    window.screen.clock.add(self)
  }

  func turnEnded() { body() }
}
