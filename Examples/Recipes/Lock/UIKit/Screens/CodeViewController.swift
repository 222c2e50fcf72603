import Lock
import PortolanUIKit

/// Takes the code that unlocks.
final class CodeViewController: PageViewController {
  private let model: CodeViewModel
  private let field = UITextField()
  private let problem = UILabel()

  init(model: CodeViewModel) {
    self.model = model
    let done = UIButton(type: .system)
    super.init("Code", field, problem, done)
    field.placeholder = "Your code"
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.done() }, for: .primaryActionTriggered)
  }

  /// Not available: the rows come from code.
  required init?(coder: NSCoder) { nil }

  private func done() {
    model.code = field.text ?? ""
    model.done()
    field.text = model.code
    problem.text = model.isWrong ? "That is not your code" : nil
  }
}
