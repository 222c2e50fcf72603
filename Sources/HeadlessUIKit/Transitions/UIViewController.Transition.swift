public import Foundation

extension UIViewController {
  /// How a controller comes and goes, when it is pushed or presented.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  @MainActor @preconcurrency open class Transition: NSObject {
    let source: (ZoomSourceViewProviderContext) -> UIView?

    init(source: @escaping (ZoomSourceViewProviderContext) -> UIView?) { self.source = source }

    /// Lets the controller grow out of a view, and shrink back into the view that there is then.
    ///
    /// The closure is called each time (U106).
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) ->
        UIView?
    ) -> Self {
      unsafeDowncast(Transition(source: sourceViewProvider), to: Self.self)
    }

    /// How a zoom looks; the model zooms always alike.
    @MainActor @preconcurrency open class ZoomOptions: NSObject {}

    /// The controllers at both ends of a zoom.
    @MainActor @preconcurrency open class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the view out of which the other grows.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      init(from source: UIViewController, to zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
      }
    }
  }

  /// How this controller comes and goes; nil for what the system does by itself.
  ///
  /// A screen that follows an older iOS knows none.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public var preferredTransition: UIViewController.Transition? {
    get { presentationState?.transition }
    set { if screen.profile >= .iOS18 { presentationStateToSet.transition = newValue } }
  }
}

extension UIViewController {
  /// Notes that this controller grows out of a view, or shrinks into it, when it prefers that.
  func zoom(isComing: Bool, _ other: UIViewController) {
    guard let transition = preferredTransition else { return }
    let source = transition.source(.init(from: other, to: self))
    screen.zooms.append(HeadlessZoom(controller: self, isComing: isComing, source: source))
  }
}
