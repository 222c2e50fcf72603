import HeadlessUIKit

/// A screen of code that is not ours.
final class OtherScreen: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "other"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "other"
    view.addSubview(label)
  }
}
