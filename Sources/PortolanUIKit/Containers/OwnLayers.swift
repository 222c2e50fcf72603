import PortolanWindows

/// The layers that presentations of the app's own show.
@MainActor final class OwnLayers {
  private struct Layer {
    let screen: PresentedScreen
    let presentation: any CustomPresentation
    weak var presenter: UIViewController?
  }

  private var shown: [Layer] = []
  /// The one that comes or goes.
  private weak var moving: UIViewController?
  private let asked: (UIViewController) -> Void
  private let changed: () -> Void

  /// - Parameters:
  ///   - asked: Called when a user wants one closed.
  ///   - changed: Called when one has come or gone.
  init(asked: @escaping (UIViewController) -> Void, changed: @escaping () -> Void) {
    self.asked = asked
    self.changed = changed
  }

  var isEmpty: Bool { shown.isEmpty }
  var isMoving: Bool { moving != nil }

  func contains(_ controller: UIViewController) -> Bool {
    shown.contains { $0.screen.controller === controller }
  }

  /// What stands within a controller of UIKit's chain of presentations, or is it, in order.
  func layers(in controller: UIViewController) -> [UIViewController] {
    shown.map(\.screen.controller).filter { $0.stands(in: controller) }
  }

  /// Whether a presentation has brought a controller that UIKit presents, to show its screen in.
  func isFrame(_ controller: UIViewController) -> Bool {
    let lowest = shown.first { $0.screen.controller.stands(in: controller) }
    return lowest.map { $0.presenter?.stands(in: controller) != true } == true
  }

  func present(
    _ controller: UIViewController, as presentation: any CustomPresentation,
    over presenter: UIViewController, animated: Bool, done: @escaping () -> Void
  ) {
    presenter.endEditing()
    let screen = PresentedScreen(
      controller: controller,
      ask: { [weak self, weak controller] in controller.map { self?.asked($0) } },
      tell: { [weak self, weak controller] in controller.map { self?.left($0) } })
    shown.append(Layer(screen: screen, presentation: presentation, presenter: presenter))
    moving = controller
    presentation.present(
      screen, over: presenter, animated: moves(animated),
      completion: once { [weak self] in self?.ended(controller, focus: controller.view, done) })
  }

  func dismiss(_ controller: UIViewController, animated: Bool, done: @escaping () -> Void) {
    guard let layer = shown.first(where: { $0.screen.controller === controller }) else {
      return done()
    }
    controller.endEditing()
    moving = controller
    layer.presentation.dismiss(
      layer.screen, animated: moves(animated),
      completion: once { [weak self] in
        self?.shown.removeAll { $0.screen.controller === controller }
        self?.ended(controller, focus: nil, done)
      })
  }

  /// Lets go of one that has gone with what it stood on.
  func release(_ controller: UIViewController) { dismiss(controller, animated: false) {} }

  /// Lets go of all, the highest first.
  func releaseAll() {
    for layer in shown.reversed() { release(layer.screen.controller) }
  }

  /// Treats what moves too slowly as ended.
  func settle() { moving = nil }

  private func moves(_ animated: Bool) -> Bool {
    animated && !UIAccessibility.isReduceMotionEnabled
  }

  /// UIKit knows of neither change, and announces none.
  private func ended(_ controller: UIViewController, focus: UIView?, _ done: () -> Void) {
    if moving === controller { moving = nil }
    UIAccessibility.post(notification: .screenChanged, argument: focus)
    done()
    // A plan that came meanwhile waits for the end.
    changed()
  }

  private func left(_ controller: UIViewController) {
    guard contains(controller) else { return }
    shown.removeAll { $0.screen.controller === controller }
    ended(controller, focus: nil) {}
  }
}

extension UIViewController {
  fileprivate func stands(in other: UIViewController) -> Bool {
    self === other || parent?.stands(in: other) == true
  }
}
