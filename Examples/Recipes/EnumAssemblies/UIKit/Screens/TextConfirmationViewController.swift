import EnumAssemblies
import PortolanUIKit

final class TextConfirmationViewController: UIViewController {
  private let model: TextConfirmationViewModel

  init(model: TextConfirmationViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Confirmation"
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = model.text
    let confirm = UIAction(title: "Confirm") { [model] _ in model.confirm() }
    let change = UIAction(title: "Change") { [model] _ in model.change() }
    fill(with: [label, UIButton(primaryAction: confirm), UIButton(primaryAction: change)])
  }
}
