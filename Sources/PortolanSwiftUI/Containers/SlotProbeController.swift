import Portolan

/// Passes a slot's appearance on.
final class SlotProbeController: UIViewController {
  private let tabs: TabsModel
  var place: Int

  init(_ tabs: TabsModel, _ place: Int) {
    self.tabs = tabs
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: a probe belongs to a slot.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs.slot(self, isVisible: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tabs.slot(self, isVisible: false)
  }
}
