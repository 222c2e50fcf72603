import Foundation
import HeadlessUIKit
import Testing

/// Layers that a finger brings and takes away, as Apple's pages of `UIPercentDrivenInteractiveTransition`
/// and `UIViewControllerInteractiveTransitioning` describe them.
@MainActor
@Suite("A finger drives a presentation or dismissal through the app's interaction controller")
struct InteractiveTransitionTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let modal: RecordingController
  private let director: Director
  private let finger = UIPercentDrivenInteractiveTransition()

  init() {
    modal = RecordingController("modal", log)
    modal.modalPresentationStyle = .fullScreen
    director = Director(log)
    director.finger = finger
    modal.transitioningDelegate = director
  }

  /// Both values of what Apple does not document.
  private nonisolated static let assumptions = [true, false].flatMap { called in
    [true, false].map {
      HeadlessAssumptions(callsCancelledCompletion: called, animationEndsFirst: $0)
    }
  }

  @Test("The finger holds the transition, and the rest runs when it lets go")
  func held() async throws {
    try await onScreen { screen in
      let window = screen.show(root)
      #expect(finger.duration == 0)
      root.present(modal, animated: true) { log.add("completion") }
      let coordinator = try #require(modal.transitionCoordinator)
      coordinator.notifyWhenInteractionChanges { log.add("let go \($0.isCancelled)") }
      finger.update(0.6)
      screen.advance(by: .seconds(5))
      let context = try #require(director.slide.context)
      #expect(modal.isBeingPresented && context.isInteractive && screen.isGestureRunning)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      #expect(coordinator.percentComplete == 0.6 && finger.percentComplete == 0.6)
      #expect(finger.duration == 1)
      finger.finish()
      #expect(!context.isInteractive && !coordinator.isInteractive)
      screen.advance(by: .milliseconds(390))
      #expect(modal.isBeingPresented)
      screen.advance(by: .milliseconds(20))
      #expect(!modal.isBeingPresented && modal.view.window === window)
      finger.cancel()
      let ends = log.take().filter { !$0.hasPrefix("modal") }
      #expect(ends == ["let go false", "completion", "ended true"])
      #expect(screen.faults.isEmpty && !screen.isTransitioning)
    }
  }

  @Test("U171 U172 A presentation that goes back leaves nothing", arguments: assumptions)
  func presentationCancelled(assumptions: HeadlessAssumptions) async throws {
    try await onScreen(.iOS18, assumptions) { screen in
      let window = screen.show(root)
      root.present(modal, animated: true) { log.add("completion") }
      finger.update(0.3)
      finger.cancel()
      #expect(director.slide.context?.transitionWasCancelled == true)
      screen.finishTransitions()
      #expect(root.presentedViewController == nil && root.view.superview === window)
      expectEnds("ended false", assumptions, completes: assumptions.callsCancelledCompletion)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test(
    "U171 U172 A dismissal by a finger ends as the finger does", arguments: assumptions,
    [true, false])
  func dismissal(assumptions: HeadlessAssumptions, finishes: Bool) async throws {
    try await onScreen(.iOS18, assumptions) { screen in
      let window = screen.show(root)
      root.present(modal, animated: false)
      screen.finishTransitions()
      _ = log.take()
      modal.dismiss(animated: true) { log.add("completion") }
      finger.update(0.5)
      screen.advance(by: .seconds(3))
      #expect(modal.isBeingDismissed)
      if finishes { finger.finish() } else { finger.cancel() }
      screen.finishTransitions()
      #expect((root.presentedViewController == nil) == finishes)
      #expect((modal.viewIfLoaded?.window === window) != finishes)
      #expect((root.view.superview === window) == finishes)
      let own = log.lines.filter { $0.hasPrefix("modal") }
      let back = ["modal.willAppear", "modal.didAppear"]
      #expect(own == ["modal.willDisappear"] + (finishes ? ["modal.didDisappear"] : back))
      expectEnds(
        "ended \(finishes)", assumptions,
        completes: finishes || assumptions.callsCancelledCompletion)
      #expect(screen.faults.isEmpty)
    }
  }

  private func expectEnds(_ end: String, _ assumptions: HeadlessAssumptions, completes: Bool) {
    let ends = log.take().filter { !$0.hasPrefix("modal") }
    let completion = completes ? ["completion"] : []
    #expect(ends == (assumptions.animationEndsFirst ? [end] + completion : completion + [end]))
  }

  @Test("Twice the speed takes half the time, and without an interactive start no finger waits")
  func speed() async throws {
    try await onScreen { screen in
      let window = screen.show(root)
      #expect(finger.completionCurve == .easeInOut)
      finger.completionSpeed = 2
      root.present(modal, animated: true)
      finger.update(0.2)
      finger.finish()
      screen.advance(by: .milliseconds(410))
      #expect(!modal.isBeingPresented)
      finger.wantsInteractiveStart = false
      root.dismiss(animated: true)
      #expect(director.slide.context?.isInteractive == false)
      screen.advance(by: .milliseconds(1_010))
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  /// Drives its transition without animations.
  private final class Dial: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }
  }

  @Test("An interaction controller of the app's own ends its transition itself")
  func own() async throws {
    try await onScreen { screen in
      let (window, dial) = (screen.show(root), Dial())
      director.finger = dial
      #expect(dial.completionSpeed == 1 && dial.completionCurve == .easeInOut)
      #expect(dial.wantsInteractiveStart)
      root.present(modal, animated: true)
      dial.context?.updateInteractiveTransition(0.9)
      #expect(modal.transitionCoordinator?.percentComplete == 0.9)
      dial.context?.finishInteractiveTransition()
      screen.advance(by: .seconds(2))
      #expect(modal.isBeingPresented, "It ends when the context hears of it.")
      dial.context?.completeTransition(true)
      #expect(!modal.isBeingPresented && modal.presentingViewController === root)
      root.dismiss(animated: true)
      dial.context?.cancelInteractiveTransition()
      dial.context?.completeTransition(false)
      #expect(root.presentedViewController === modal && !modal.isBeingDismissed)
      _ = window
    }
  }
}
