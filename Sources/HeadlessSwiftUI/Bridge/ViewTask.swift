/// A task that runs while a view is on the screen, one for each view of a list (S58).
@MainActor final class ViewTask: HostedContent, ListElements {
  var start: () -> Task<Void, Never>
  var identity: AnyHashable?
  private var running: [Int: Task<Void, Never>] = [:]
  private var elements: [Int] = []
  private var isShown = false

  init(identity: AnyHashable?, start: @escaping () -> Task<Void, Never>) {
    self.identity = identity
    self.start = start
  }

  func willAppear(animated: Bool) {
    guard !isShown else { return }
    isShown = true
    follow()
  }

  func didAppear() {}

  func willDisappear(animated: Bool) {}

  func didDisappear() {
    isShown = false
    follow()
  }

  /// Another value, another task.
  func restart(for identity: AnyHashable?) {
    guard identity != self.identity else { return }
    self.identity = identity
    guard isShown else { return }
    isShown = false
    follow()
    isShown = true
    follow()
  }

  func setElements(_ new: [Int]) {
    elements = new
    follow()
  }

  private func follow() {
    let wanted = isShown ? elements : []
    for (element, task) in running where !wanted.contains(element) {
      task.cancel()
      running[element] = nil
    }
    for element in wanted where running[element] == nil { running[element] = start() }
  }
}
