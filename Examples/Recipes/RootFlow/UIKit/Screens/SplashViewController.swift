public import PortolanUIKit
import RootFlow

/// The first thing seen: an indicator that turns while the start-up work runs.
public final class SplashViewController: UIViewController {
  private let model: SplashViewModel
  private let animation: TimeInterval
  private let indicator = UIActivityIndicatorView(style: .large)
  private let retry = UIButton(type: .system)

  init(model: SplashViewModel, animation: TimeInterval) {
    self.model = model
    self.animation = animation
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: the model comes from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The splash covers the status bar.
  public override var prefersStatusBarHidden: Bool { true }
  /// The splash covers the home indicator.
  public override var prefersHomeIndicatorAutoHidden: Bool { true }

  /// Begins the work, so that it runs while the screen comes.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    retry.setTitle("Try Again", for: .normal)
    retry.addAction(UIAction { [model] _ in model.begin() }, for: .primaryActionTriggered)
    let column = UIStackView(arrangedSubviews: [indicator, retry])
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
    model.begin()
    follow { [weak self] in self?.render() }
  }

  /// Plays the animation; the model waits for its end.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    indicator.alpha = 0
    UIView.animate(withDuration: animation) { [indicator] in
      indicator.alpha = 1
    } completion: { [model] _ in
      model.animationEnded()
    }
  }

  private func render() {
    if model.isWorking { indicator.startAnimating() } else { indicator.stopAnimating() }
    retry.isHidden = !model.canRetry
  }
}
