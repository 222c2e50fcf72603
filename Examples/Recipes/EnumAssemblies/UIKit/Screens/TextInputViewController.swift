import EnumAssemblies
import PortolanUIKit

final class TextInputViewController: UIViewController {
  private let model: TextInputViewModel
  private let summary = UILabel()
  private let field = UITextField()

  init(model: TextInputViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Text"
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Your text"
    let action = UIAction(title: "Next") { [model, field] _ in model.done(with: field.text ?? "") }
    fill(with: [summary, field, UIButton(primaryAction: action)])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    summary.text = model.summary
  }
}
