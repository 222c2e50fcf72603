public import PortolanUIKit

/// A screen with a title and rows.
public class PageViewController: UIViewController {
  private let rows: [UIView]

  init(_ title: String, _ rows: UIView...) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Not available: the rows come from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Builds the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }
}
