import PortolanUIKit

/// A stack that notes what UIKit tells it, and how it looks when it begins to appear.
final class RecordingStack: UINavigationController {
  var name = ""
  var log: RecordingScreens?
  /// The view as it was when it began to appear: before its way in was animated.
  private(set) var start: (x: CGFloat, alpha: CGFloat, animated: Bool)?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent == nil ? "out" : "in")")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    start = (view.frame.minX, view.alpha, animated)
    note("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  private func note(_ call: String) {
    log?.calls.append("\(name) \(call)")
  }
}
