import PortolanUIKit

/// A presentation of the app's own: the screen slides in from the side, with a button that closes it.
@MainActor final class UIKitDrawer: CustomPresentation {
  static let buttonName = "Put away"
  static let seconds = 0.3

  /// How many come or go.
  private(set) var moving = 0
  /// What the newest was given.
  private(set) var newest: PresentedScreen?

  func present(
    _ screen: PresentedScreen, over presenter: UIViewController, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    newest = screen
    let drawer = UIKitDrawerController(screen)
    presenter.addChild(drawer)
    drawer.view.frame = presenter.view.bounds
    presenter.view.addSubview(drawer.view)
    drawer.didMove(toParent: presenter)
    guard animated else { return completion() }
    drawer.view.frame.origin.x = -drawer.view.bounds.width
    move {
      drawer.view.frame.origin.x = 0
    } completion: {
      completion()
    }
  }

  func dismiss(
    _ screen: PresentedScreen, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard let drawer = screen.controller.parent as? UIKitDrawerController else {
      return completion()
    }
    guard animated else {
      drawer.leave()
      return completion()
    }
    move {
      drawer.view.frame.origin.x = -drawer.view.bounds.width
    } completion: {
      drawer.leave()
      completion()
    }
  }

  private func move(_ body: @escaping () -> Void, completion: @escaping () -> Void) {
    moving += 1
    UIView.animate(withDuration: Self.seconds, animations: body) { [weak self] _ in
      self?.moving -= 1
      completion()
    }
  }
}

/// Holds the screen and its button.
final class UIKitDrawerController: UIViewController {
  let screen: PresentedScreen

  init(_ screen: PresentedScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(screen.controller)
    screen.controller.view.frame = view.bounds
    view.addSubview(screen.controller.view)
    screen.controller.didMove(toParent: self)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: UIKitDrawer.buttonName) { [screen] _ in screen.dismiss() })
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 40)
    view.addSubview(button)
  }

  func leave() {
    screen.controller.willMove(toParent: nil)
    screen.controller.view.removeFromSuperview()
    screen.controller.removeFromParent()
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
