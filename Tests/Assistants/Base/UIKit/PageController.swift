import PortolanUIKit

/// A screen of the texts and buttons that its subclass names.
class PageController: UIViewController {
  private let column = UIStackView()

  var texts: [String] { [] }
  var actions: [UIAction] { [] }

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.distribution = .fillEqually
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Draws texts and buttons again.
  func reload() {
    for old in column.arrangedSubviews { old.removeFromSuperview() }
    for text in texts {
      let label = UILabel()
      label.text = text
      column.addArrangedSubview(label)
    }
    for action in actions {
      column.addArrangedSubview(UIButton(type: .system, primaryAction: action))
    }
  }
}
