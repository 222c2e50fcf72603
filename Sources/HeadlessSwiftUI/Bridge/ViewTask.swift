/// A task that runs while a view is on the screen.
@MainActor final class ViewTask: HostedContent {
  var start: () -> Task<Void, Never>
  var identity: AnyHashable?
  private var running: Task<Void, Never>?
  private var isShown = false

  init(identity: AnyHashable?, start: @escaping () -> Task<Void, Never>) {
    self.identity = identity
    self.start = start
  }

  func willAppear(animated: Bool) {
    guard !isShown else { return }
    isShown = true
    running = start()
  }

  func didAppear() {}

  func willDisappear(animated: Bool) {}

  func didDisappear() {
    isShown = false
    running?.cancel()
    running = nil
  }

  /// Another value, another task.
  func restart(for identity: AnyHashable?) {
    guard identity != self.identity else { return }
    self.identity = identity
    guard isShown else { return }
    running?.cancel()
    running = start()
  }
}
