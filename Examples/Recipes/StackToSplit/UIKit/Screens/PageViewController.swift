import PortolanUIKit

/// A screen with a title and rows.
class PageViewController: UIViewController {
  private let column: UIStackView

  init(_ title: String, _ rows: [UIView]) {
    column = UIStackView(arrangedSubviews: rows)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Not available: the rows come from code.
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    column.axis = .vertical
    column.backgroundColor = .white
    view = column
  }
}
