import Foundation

/// One controller presented by another, from the call to the end of its dismissal.
///
/// It holds both strongly, and the window holds it: a presenter that is dropped without dismissing
/// leaves its modal on screen and alive (U142, U143). A screen within the presenter that was told to
/// present is not held: once it has been popped, nothing keeps it.
@MainActor final class Presentation {
  static let duration = 0.4

  let presented: UIViewController
  let presenter: UIViewController
  let controller: UIPresentationController
  let screen: HeadlessScreen
  let removesPresenter: Bool
  let container = PresentationContainerView(frame: .zero)
  weak var window: UIWindow?
  var running: RunningTransition?
  /// The controller that was told to present, which the presenter contains.
  private weak var source: UIViewController?
  private var presenterPlace: (superview: UIView, index: Int)?

  init(
    of presented: UIViewController, on presenter: UIViewController, from source: UIViewController,
    style: UIModalPresentationStyle, in window: UIWindow, screen: HeadlessScreen
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.window = window
    self.screen = screen
    controller = presented.presentationControllerToUse(presenting: presenter, from: source)
    removesPresenter = controller.shouldRemovePresentersView
    container.sheet = controller as? UISheetPresentationController
    container.search = presented as? UISearchController
  }

  var coordinator: TransitionCoordinator? { running?.coordinator }

  // MARK: Presenting

  func present(animated: Bool, completion: (() -> Void)?) {
    let animates = animated && screen.animationsEnabled
    presenter.presentationStateToSet.shown = self
    presented.presentationStateToSet.shownBy = self
    window?.presentations.append(self)
    presented.flags.insert(.isBeingPresented)
    presented.loadViewIfNeeded()
    let context = animates ? presentingContext : nil
    let run = makeRun(
      from: presenter, to: presented, animated: animates,
      duration: context?.duration ?? Presentation.duration,
      isInteractive: context?.isInteractive == true)
    begin(run, on: [self])
    controller.presentationTransitionWillBegin()
    if removesPresenter { presenter.startAppearance(false, animated: animates) }
    presented.startAppearance(true, animated: animates)
    rememberPresenterPlace()
    placeContainer(withContent: context == nil)
    run.onFinish = { [self] in finishPresenting(run, completion) }
    if let context {
      perform(context, run) { [self] in cancelPresenting(run, completion) }
    } else {
      if animates { presented.zoom(isComing: true, presenter) }
      run.coordinator?.runAnimations()
      if animates {
        run.start(for: .seconds(Presentation.duration))
      } else {
        run.finishUnanimated()
      }
    }
  }

  private var presentingContext: TransitionContext? {
    let director = presented.transitioningDelegate
    guard let source else { return nil }
    let animator = director?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    return animator.map {
      context(
        $0, director?.interactionControllerForPresentation(using: $0), from: presenter,
        to: presented)
    }
  }

  private func placeContainer(withContent: Bool) {
    let place: UIView? =
      controller.style == .overCurrentContext ? presenter.viewIfLoaded : window
    guard let place, let content = controller.presentedView else { return }
    container.frame = place.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = controller.frameOfPresentedViewInContainerView
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if withContent { container.addSubview(content) }
    if let stack = presenter as? UINavigationController, controller is SearchPresentationController
    {
      // The bar with the field stays in front.
      place.insertSubview(container, belowSubview: stack.navigationBar)
    } else {
      place.addSubview(container)
    }
    content.layoutIfNeeded()
  }

  /// The two `did` come in the opposite order of a push (U77).
  private func finishPresenting(_ run: RunningTransition, _ completion: (() -> Void)?) {
    end(on: [self])
    presented.completeAppearance()
    if removesPresenter { takePresenterAway() }
    presented.flags.remove(.isBeingPresented)
    controller.presentationTransitionDidEnd(true)
    completion?()
    presenter.end(run.coordinator, with: presented)
    window?.performHeldDismissals()
  }

  /// The animator has given up: what was to come goes again.
  private func cancelPresenting(_ run: RunningTransition, _ completion: (() -> Void)?) {
    run.stop()
    end(on: [self])
    presented.startAppearance(false, animated: true)
    restorePresenter(animated: true)
    forget()
    if removesPresenter { presenter.completeAppearance() }
    takeContentAway()
    presented.completeAppearance()
    presented.flags.remove(.isBeingPresented)
    controller.presentationTransitionDidEnd(false)
    if screen.assumptions.callsCancelledCompletion { completion?() }
    presenter.end(run.coordinator, with: presented)
    window?.performHeldDismissals()
  }

  private func rememberPresenterPlace() {
    guard removesPresenter, let view = presenter.viewIfLoaded, let superview = view.superview
    else { return }
    presenterPlace = (superview, superview.index(of: view))
  }

  private func takePresenterAway() {
    presenter.viewIfLoaded?.removeFromSuperview()
    presenter.completeAppearance()
  }

  /// Brings the presenter back where it was; a hidden window reports nothing (U25).
  func restorePresenter(animated: Bool) {
    guard let place = presenterPlace, let view = presenter.viewIfLoaded else { return }
    if place.superview.isOnScreen { presenter.startAppearance(true, animated: animated) }
    if view.superview == nil { self.place(view) }
  }

  /// The presenter has left the window with its root (U141): it has no place to come back to.
  func forgetPresenterPlace() { presenterPlace = nil }

  private func place(_ view: UIView) {
    guard let place = presenterPlace else { return }
    view.frame = place.superview.bounds
    place.superview.insertSubview(view, at: place.index)
    view.layoutIfNeeded()
  }

  // MARK: Going

  /// Takes the presentation out of what its controllers know.
  func forget() {
    presenter.presentationState?.shown = nil
    presented.presentationState?.shownBy = nil
    presented.presentationState?.controller = nil
    window?.presentations.removeAll { $0 === self }
  }

  func takeContentAway() {
    // An animator of the app's own may have brought the presenter's view back in the container.
    if let view = presenter.viewIfLoaded, view.stands(inside: container) { place(view) }
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: What presenting and dismissing share

  func makeRun(
    from: UIViewController, to: UIViewController, animated: Bool,
    duration: TimeInterval = Presentation.duration, isInteractive: Bool = false
  ) -> RunningTransition {
    let coordinator =
      animated
      ? TransitionCoordinator(
        on: screen, from: from, to: to, in: container, style: controller.style, duration: duration,
        isInteractive: isInteractive) : nil
    return RunningTransition(screen: screen, coordinator: coordinator)
  }

  func context(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, from: UIViewController,
    to: UIViewController
  ) -> TransitionContext {
    TransitionContext(
      animator, interaction,
      TransitionEnds(from: from, to: to, container: container, presentation: self))
  }

  /// Lets an animator of the app's own perform the transition.
  func perform(
    _ context: TransitionContext, _ run: RunningTransition, onCancel cancel: @escaping () -> Void
  ) {
    context.begin(run) { didComplete in
      if didComplete { run.finish() } else { cancel() }
    }
  }

  func begin(_ run: RunningTransition, on chain: [Presentation]) {
    window?.modalRun = run
    for presentation in chain { presentation.running = run }
  }

  func end(on chain: [Presentation]) {
    window?.modalRun = nil
    for presentation in chain { presentation.running = nil }
  }
}
