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
/// It may also present with UIKit, in a style and with a transitioning delegate of the app's own. The
/// library presents other layers over it, and sees by the controller's parent or presenter whether the
/// layer is on screen. The library tells VoiceOver of both changes. `animated` is false where the map says
/// `transition: .cut`, where the person has asked for less motion, and for what goes with another layer.
@MainActor public protocol CustomPresentation: AnyObject {
  /// Shows a screen over the layer beneath: the root or the controller of another layer.
  ///
  /// Call `completion` when the screen has come to rest. Until then other steps wait, at most as long as
  /// the navigator's `hostDeadline`.
  func present(
    _ screen: PresentedScreen, over presenter: UIViewController, animated: Bool,
    completion: @escaping @MainActor () -> Void)

  /// Takes a screen away; what stands on it has gone already, and perhaps what it stands on.
  ///
  /// Call `completion` when it has gone.
  func dismiss(
    _ screen: PresentedScreen, animated: Bool, completion: @escaping @MainActor () -> Void)
}
