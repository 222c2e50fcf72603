import Portolan
import PortolanUIKit

/// A presentation of the app's own, which holds its screen in a controller with two buttons.
@MainActor final class Drawer: CustomPresentation {
  nonisolated static let name: PresentationName = "drawer"
  /// What was called, in order.
  private(set) var calls: [String] = []
  /// Whether it keeps silent about what has ended.
  var isSilent = false
  /// What has come of its handle that may not, in words.
  var fault: String?
  /// What holds the screen that came last.
  weak var last: DrawerController?

  func present(
    _ screen: PresentedScreen, over presenter: UIViewController, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    calls.append("present" + (animated ? " animated" : ""))
    let frame = DrawerController(screen)
    last = frame
    presenter.addChild(frame)
    frame.view.frame = presenter.view.bounds
    presenter.view.addSubview(frame.view)
    frame.didMove(toParent: presenter)
    move(frame, animated: animated, completion: completion)
  }

  func dismiss(
    _ screen: PresentedScreen, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    calls.append("dismiss" + (animated ? " animated" : ""))
    guard let frame = screen.controller.parent as? DrawerController else { return completion() }
    move(frame, animated: animated) {
      frame.leave()
      completion()
    }
  }

  private func move(
    _ frame: DrawerController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard !isSilent else { return }
    guard animated else { return completion() }
    UIView.animate(withDuration: 0.3) {
      frame.view.alpha = 1
    } completion: { _ in
      completion()
    }
  }
}

/// Holds a screen; one button asks for the way back, the other takes the screen away.
final class DrawerController: UIViewController {
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
    add("Put away", at: 0) { $0.screen.dismiss() }
    add("Push away", at: 50) {
      $0.leave()
      $0.screen.wasDismissed()
    }
  }

  private func add(
    _ title: String, at y: CGFloat, _ action: @escaping @MainActor (DrawerController) -> Void
  ) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) })
    button.frame = CGRect(x: 200, y: y, width: 100, height: 40)
    view.addSubview(button)
  }

  func leave() {
    for controller in [screen.controller, self] {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}
