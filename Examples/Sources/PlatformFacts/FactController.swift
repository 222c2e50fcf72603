import PortolanUIKit

/// A controller that notes its appearance.
class FactController: UIViewController {
  let name: String
  let calls: FactCalls
  /// What it does at the next appearance, at the moment before it is seen.
  var onAppearing: (() -> Void)?

  init(_ name: String, _ calls: FactCalls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.add("\(name).willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onAppearing?()
    onAppearing = nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.add("\(name).didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.add("\(name).willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.add("\(name).didDisappear")
  }
}
