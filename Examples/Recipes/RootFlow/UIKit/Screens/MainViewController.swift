public import PortolanUIKit
import RootFlow

/// The screen of a user who is signed in.
public final class MainViewController: UIViewController {
  private let model: MainViewModel

  init(model: MainViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Main Screen"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Log Out") { _ in model.logOut() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Settings") { _ in model.openSettings() })
  }

  /// Not available: the model comes from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Builds the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
  }
}
