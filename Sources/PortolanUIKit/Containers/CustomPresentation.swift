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
/// A presentation may also call UIKit's `present`, with its own style and transitioning delegate.
/// While the layer is shown, its controller must have a parent or a presenter, so that the library
/// sees the layer. The library tells VoiceOver when a layer appears and disappears. `animated` is
/// false for `transition: .cut`, Reduce Motion, and if a layer beneath closes in the same change.
@MainActor public protocol CustomPresentation: AnyObject {
  /// Shows a screen over `presenter`, which is the scene's root or the controller of another layer.
  ///
  /// Call `completion` when the transition has ended. Until then the navigator delays its next
  /// changes, but no longer than its `hostDeadline`.
  func present(
    _ screen: PresentedScreen, over presenter: UIViewController, animated: Bool,
    completion: @escaping @MainActor () -> Void)

  /// Removes a screen. The layers over it are already closed; its presenter may be closed, too.
  ///
  /// Call `completion` when the screen is removed; the navigator waits as it does in `present`.
  func dismiss(
    _ screen: PresentedScreen, animated: Bool, completion: @escaping @MainActor () -> Void)
}
