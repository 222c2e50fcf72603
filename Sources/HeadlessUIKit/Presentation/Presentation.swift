import Foundation

/// One controller presented by another, from the call to the end of its dismissal.
///
/// It holds both strongly, and the window holds it: a presenter that is dropped without dismissing
/// leaves its modal on screen and alive (U142, U143).
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
  private var presenterPlace: (superview: UIView, index: Int)?

  init(
    of presented: UIViewController, on presenter: UIViewController,
    style: UIModalPresentationStyle, in window: UIWindow, screen: HeadlessScreen
  ) {
    self.presented = presented
    self.presenter = presenter
    self.window = window
    self.screen = screen
    controller = presented.presentationControllerToUse(presenting: presenter)
    removesPresenter = controller.shouldRemovePresentersView
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
    let run = makeRun(from: presenter, to: presented, animated: animates)
    begin(run, on: [self])
    controller.presentationTransitionWillBegin()
    if removesPresenter { presenter.startAppearance(false, animated: animates) }
    presented.startAppearance(true, animated: animates)
    placeContainer()
    run.coordinator?.runAnimations()
    run.onFinish = { [self] in finishPresenting(run, completion) }
    if animates {
      run.start(for: .seconds(Presentation.duration))
    } else {
      run.finishUnanimated()
    }
  }

  private func placeContainer() {
    let place: UIView? =
      controller.style == .overCurrentContext ? presenter.viewIfLoaded : window
    guard let place, let content = presented.view else { return }
    container.frame = place.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = controller.frameOfPresentedView(in: container.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
    place.addSubview(container)
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

  private func takePresenterAway() {
    if let view = presenter.viewIfLoaded, let superview = view.superview {
      presenterPlace = (superview, superview.index(of: view))
      view.removeFromSuperview()
    }
    presenter.completeAppearance()
  }

  func restorePresenter(animated: Bool) {
    guard removesPresenter, let view = presenter.viewIfLoaded else { return }
    presenter.startAppearance(true, animated: animated)
    guard let place = presenterPlace, view.superview == nil else { return }
    presenterPlace = nil
    view.frame = place.superview.bounds
    place.superview.insertSubview(view, at: place.index)
    view.layoutIfNeeded()
  }

  // MARK: What presenting and dismissing share

  func makeRun(
    from: UIViewController, to: UIViewController, animated: Bool, isInteractive: Bool = false
  ) -> RunningTransition {
    let coordinator =
      animated
      ? TransitionCoordinator(
        from: from, to: to, in: container, style: controller.style,
        duration: Presentation.duration, isInteractive: isInteractive) : nil
    return RunningTransition(screen: screen, coordinator: coordinator)
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
