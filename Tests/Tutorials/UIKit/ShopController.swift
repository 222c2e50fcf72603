import Portolan
import PortolanUIKit

// README begin
final class ShopController: UIViewController {
  private let text: () -> String
  private let actions: [UIAction]
  private let label = UILabel()

  init(_ title: String, text: @escaping () -> String = { "" }, actions: [UIAction] = []) {
    self.text = text
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = actions.map { UIButton(type: .system, primaryAction: $0) }
    let column = UIStackView(arrangedSubviews: [label] + buttons)
    column.axis = .vertical
    column.distribution = .fillEqually
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.numberOfLines = 0
    view.backgroundColor = .systemBackground
    view.addSubview(column)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = text()
  }
}
// README end
