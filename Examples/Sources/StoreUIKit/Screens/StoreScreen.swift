import Observation
import PortolanUIKit

/// A column of rows that follows its model.
class StoreScreen: UIViewController {
  private let column = UIStackView(frame: .zero)

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  /// The rows as the model is now; what is read here is followed.
  func rows() -> [UIView] { [] }

  /// Begins what the screen needs; called once, when it is first shown.
  func begin() async {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 12
    view.addSubview(column)
    follow()
    Task { await begin() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let edges = view.safeAreaInsets
    let size = view.bounds.size
    column.frame = CGRect(
      x: edges.left + 20, y: edges.top + 20, width: size.width - edges.left - edges.right - 40,
      height: size.height - edges.top - edges.bottom - 40)
  }

  /// Shows the rows, and again when something that they were made of has changed.
  private func follow() {
    let rows = withObservationTracking {
      self.rows()
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    // A field that stays keeps what is being typed, and the keyboard.
    for old in column.arrangedSubviews where !rows.contains(old) { old.removeFromSuperview() }
    for (place, row) in (rows + [spacer]).enumerated() {
      column.insertArrangedSubview(row, at: place)
    }
  }

  /// Takes the room that is left, so that the rows keep their heights.
  private lazy var spacer = UIView(frame: .zero)

  func barButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
  }

  func barButton(
    _ kind: UIBarButtonItem.SystemItem, _ action: @escaping @MainActor () -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: kind, primaryAction: UIAction { _ in action() })
  }
}
