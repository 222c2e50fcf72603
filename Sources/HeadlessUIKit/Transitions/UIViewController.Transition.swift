public import Foundation

extension UIViewController {
  /// How a controller comes and goes, when it is pushed or presented.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  @MainActor @preconcurrency open class Transition: NSObject {
    private let source: (ZoomSourceViewProviderContext) -> AnyObject?
    let options: ZoomOptions?
    /// Whether it grows out of a button on a bar.
    let isFromBar: Bool

    init(
      _ options: ZoomOptions?, isFromBar: Bool,
      source: @escaping (ZoomSourceViewProviderContext) -> AnyObject?
    ) {
      (self.options, self.isFromBar, self.source) = (options, isFromBar, source)
    }

    /// Lets the controller grow out of a view, and shrink back into the view that there is then.
    ///
    /// The closure is called each time (U106).
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) ->
        UIView?
    ) -> Self {
      unsafeDowncast(
        Transition(options, isFromBar: false, source: sourceViewProvider), to: Self.self)
    }

    /// Lets the controller grow out of a button on a bar, and shrink back into the one that there is then.
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) ->
        UIBarButtonItem?
    ) -> Self {
      unsafeDowncast(
        Transition(options, isFromBar: true, source: sourceBarButtonItemProvider), to: Self.self)
    }

    func source(from other: UIViewController, to zoomed: UIViewController) -> AnyObject? {
      source(ZoomSourceViewProviderContext(from: other, to: zoomed))
    }

    /// How a zoom looks, and whether a user may pull it back; the model zooms always alike.
    @MainActor @preconcurrency open class ZoomOptions: NSObject {
      /// Whether a user's pull begins that takes the controller back into its view; nil says that it does.
      open var interactiveDismissShouldBegin:
        ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?

      /// What is known of a user's pull.
      @MainActor @preconcurrency open class InteractionContext: NSObject {
        /// Where the finger is.
        public let location: CGPoint
        /// Whether the pull begins without `interactiveDismissShouldBegin`.
        public let willBegin: Bool

        init(at location: CGPoint, willBegin: Bool) {
          (self.location, self.willBegin) = (location, willBegin)
        }
      }
    }

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
    guard let transition = zoomTransition else { return }
    let source = transition.source(from: other, to: self)
    screen.zooms.append(
      HeadlessZoom(
        controller: self, isComing: isComing, source: source as? UIView,
        barButtonItem: source as? UIBarButtonItem))
  }

  /// The zoom that this controller prefers; before iOS 26 none grows out of a bar.
  var zoomTransition: UIViewController.Transition? {
    guard let transition = preferredTransition, !transition.isFromBar || screen.profile >= .iOS26
    else { return nil }
    return transition
  }

  /// Whether a user may pull this controller back into what it has grown out of.
  var permitsZoomBack: Bool {
    guard let transition = zoomTransition else { return false }
    return transition.options?.interactiveDismissShouldBegin?(
      .init(at: .zero, willBegin: true)) ?? true
  }
}
