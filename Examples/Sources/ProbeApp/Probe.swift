import PortolanSwiftUI

/// A controller that stands invisible in a screen, as the host's probe does, and logs its life.
struct Probe: UIViewControllerRepresentable {
  let name: String
  let log: CallLog

  func makeUIViewController(context: Context) -> WatchedController { WatchedController(name, log) }

  func updateUIViewController(_ controller: WatchedController, context: Context) {}
}

/// Logs its four callbacks, and how long their transition's coordinator is to be had.
final class WatchedController: UIViewController {
  private let name: String
  private let log: CallLog
  /// In how many turns after its end a coordinator is looked for.
  private static let turns = 10

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    log.add("\(name): made")
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    saw("viewWillAppear")
    watchCoordinator()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    saw("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    saw("viewWillDisappear")
    watchCoordinator()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    saw("viewDidDisappear")
  }

  private func saw(_ call: String) {
    log.add("\(name): \(call)\(transitionCoordinator == nil ? "" : ", coordinator")")
  }

  private func watchCoordinator() {
    guard let coordinator = transitionCoordinator else { return }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.saw(context.isCancelled ? "cancelled" : "completed")
      Task { await self?.lookAgain() }
    }
  }

  private func lookAgain() async {
    for turn in 1...Self.turns {
      await Task.yield()
      if transitionCoordinator == nil { return log.add("\(name): no coordinator in turn \(turn)") }
    }
    log.add("\(name): coordinator still there after \(Self.turns) turns")
  }
}
