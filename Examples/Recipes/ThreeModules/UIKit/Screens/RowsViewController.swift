/// A screen of rows, each a text or a button; all screens of the modules are made of it.
public final class RowsViewController: UIViewController {
  enum Row {
    case text(String)
    case button(String, @MainActor () -> Void)
  }

  private let rows: [Row]

  init(_ title: String, _ rows: [Row]) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Not available: the rows come from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Builds the rows.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let column = UIStackView(arrangedSubviews: rows.map(Self.view))
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white
    view.addSubview(column)
  }

  private static func view(of row: Row) -> UIView {
    switch row {
    case .text(let text):
      let label = UILabel()
      label.text = text
      return label
    case .button(let title, let action):
      return UIButton(primaryAction: UIAction(title: title) { _ in action() })
    }
  }
}
