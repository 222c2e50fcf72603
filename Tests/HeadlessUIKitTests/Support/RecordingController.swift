import HeadlessUIKit

/// A controller that writes its callbacks down, such as `A.viewWillAppear`.
class RecordingController: UIViewController {
  let name: String
  let log: CallLog
  var recordsLayout = false
  var onCall: (String) -> Void = { _ in }

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) {
    log.add("\(name).\(call)")
    onCall(call)
  }

  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { if recordsLayout { note("isAppearing") } }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { if recordsLayout { note("willLayout") } }
  override func viewDidLayoutSubviews() { if recordsLayout { note("didLayout") } }

  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willLeave" : "willEnter")
  }

  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didLeave" : "didEnter")
  }
}

/// A controller that forwards appearance to its children by itself.
final class ManualContainer: RecordingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
