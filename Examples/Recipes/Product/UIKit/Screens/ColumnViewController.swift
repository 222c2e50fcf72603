public import PortolanUIKit

/// A screen of views below each other.
public class ColumnViewController: UIViewController {
  /// The views from top to bottom, made when the screen is first shown.
  var rows: [UIView] { [] }

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Not available: the screens are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Builds the rows.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white
    view.addSubview(column)
  }

  func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }
}
