public import PortolanUIKit

/// A screen with a sentence and at most one button, for what needs no more.
public final class NoticeViewController: UIViewController {
  private let text: String
  private let action: UIAction?

  init(title: String, text: String, action: UIAction? = nil) {
    self.text = text
    self.action = action
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Not available: the text comes from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Builds the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel()
    label.text = text
    let column = UIStackView(arrangedSubviews: [label])
    if let action { column.addArrangedSubview(UIButton(primaryAction: action)) }
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }
}
