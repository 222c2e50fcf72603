import PortolanUIKit

/// A screen of buttons, one above the other, with a note that one may write.
final class RowsViewController: UIViewController {
  private let rows: [(title: String, action: () -> Void)]

  init(title: String, rows: [(title: String, action: () -> Void)] = []) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Not available: the screens are built in code.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let note = UITextField()
    note.placeholder = "Note on \(title ?? "")"
    place(note, 0)
    for (line, row) in rows.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(row.title, for: .normal)
      button.addAction(UIAction { _ in row.action() }, for: .touchUpInside)
      place(button, line + 1)
    }
  }

  private func place(_ control: UIView, _ line: Int) {
    control.frame = CGRect(x: 20, y: 100 + 60 * line, width: 280, height: 44)
    view.addSubview(control)
  }
}
