public import PortolanUIKit
import RootFlow

/// The screen that signs in.
public final class LoginViewController: UIViewController {
  private let model: LoginViewModel
  private let problem = UILabel()

  init(model: LoginViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Login Screen"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Log In") { _ in model.logIn() })
  }

  /// Not available: the model comes from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Builds the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    problem.frame = view.bounds
    problem.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(problem)
    follow { [weak self] in self?.render() }
  }

  private func render() {
    problem.text = model.problem
  }
}
