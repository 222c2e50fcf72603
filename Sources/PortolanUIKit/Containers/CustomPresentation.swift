/// An app's own way to show a layer, for `.presented(.custom(.drawer))`.
///
/// ```swift
/// final class Drawer: CustomPresentation {
///   func present(
///     _ screen: PresentedScreen, over presenter: UIViewController, animated: Bool,
///     completion: @escaping @MainActor () -> Void
///   ) {
///     let child = screen.controller
///     presenter.addChild(child)
///     child.view.frame = presenter.view.bounds.insetBy(dx: 40, dy: 0)
///     child.view.accessibilityViewIsModal = true
///     presenter.view.addSubview(child.view)
///     child.didMove(toParent: presenter)
///     completion()
///   }
///
///   func dismiss(
///     _ screen: PresentedScreen, animated: Bool, completion: @escaping @MainActor () -> Void
///   ) {
///     screen.controller.willMove(toParent: nil)
///     screen.controller.view.removeFromSuperview()
///     screen.controller.removeFromParent()
///     completion()
///   }
/// }
///
/// root.customPresentations[.drawer] = Drawer()
/// ```
///
/// A presentation may also use UIKit's `present`, with a style and transitioning delegate of its
/// own. While it is shown, the screen's controller must have a parent or a presenter: by that the
/// library sees that the layer is on screen. VoiceOver learns by itself when it comes and goes.
/// `animated` is false for `transition: .cut`, Reduce Motion, and what closes with another layer.
@MainActor public protocol CustomPresentation: AnyObject {
  /// Shows a screen over `presenter`, which is the scene's root or the controller of another layer.
  ///
  /// Call `completion` when the transition has ended. Until then later changes wait, at most as
  /// long as the navigator's `hostDeadline`.
  func present(
    _ screen: PresentedScreen, over presenter: UIViewController, animated: Bool,
    completion: @escaping @MainActor () -> Void)

  /// Removes a screen; layers over it have closed before, and its presenter may have closed, too.
  ///
  /// Call `completion` when the screen is removed; the navigator waits for it as in `present`.
  func dismiss(
    _ screen: PresentedScreen, animated: Bool, completion: @escaping @MainActor () -> Void)
}
