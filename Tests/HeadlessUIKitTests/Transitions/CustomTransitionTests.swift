import Foundation
import HeadlessUIKit
import Testing

/// Presentations that the app performs itself, as Apple's pages of `UIViewControllerTransitioningDelegate`
/// and `UIViewControllerContextTransitioning` describe them.
@MainActor
@Suite("The app's animator performs a presentation or dismissal, and decides when it ends")
struct CustomTransitionTests {
  private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var seconds = 2.0
    var completes = true
    /// What the context said when the animation began.
    var seen: [String] = []
    weak var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { seconds }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      log.add("animate")
      let (from, to) = (
        context.viewController(forKey: .from), context.viewController(forKey: .to)
      )
      seen = [
        "\(from?.title ?? "") to \(to?.title ?? "")",
        "views \(context.view(forKey: .from) != nil) \(context.view(forKey: .to) != nil)",
        "\(context.presentationStyle) \(context.isAnimated) \(context.isInteractive)",
        "moves \(to.map(context.initialFrame) ?? .zero == .zero)"
          + " \(from.map(context.finalFrame) ?? .zero == .zero)",
      ]
      if let view = context.view(forKey: .to), let to {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: seconds) {
      } completion: { [completes] _ in
        context.completeTransition(completes)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    let presenting: Fading?
    let dismissing: Fading?
    var asked: [String] = []

    init(_ presenting: Fading?, _ dismissing: Fading?) {
      (self.presenting, self.dismissing) = (presenting, dismissing)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(presented.title ?? "") on \(presenting.title ?? "") by \(source.title ?? "")")
      return self.presenting
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("away with \(dismissed.title ?? "")")
      return dismissing
    }
  }

  private struct Stage {
    let log = CallLog()
    let root: RecordingController
    let child: RecordingController
    let modal: RecordingController
    let director: Director

    @MainActor init(_ style: UIModalPresentationStyle, completes: Bool = true) {
      root = RecordingController("root", log)
      child = RecordingController("child", log)
      modal = RecordingController("modal", log)
      root.addChild(child)
      root.view.addSubview(child.view)
      let (coming, going) = (Fading(log), Fading(log))
      coming.completes = completes
      director = Director(coming, going)
      modal.modalPresentationStyle = style
      modal.transitioningDelegate = director
    }
  }

  @Test("The animator of the app performs it, and its end is the end", arguments: [true, false])
  func performed(isFull: Bool) async throws {
    try await onScreen { screen in
      let stage = Stage(isFull ? .fullScreen : .overFullScreen)
      let window = screen.show(stage.root)
      _ = stage.log.take()
      stage.child.present(stage.modal, animated: true) { stage.log.add("completion") }
      #expect(stage.director.asked == ["modal on root by child"])
      let fading = try #require(stage.director.presenting)
      #expect(fading.seen.first == "root to modal")
      #expect(fading.seen[1] == "views \(isFull) true")
      #expect(fading.seen[2] == "\(isFull ? "fullScreen" : "overFullScreen") true false")
      #expect(fading.seen[3] == "moves true \(isFull)")
      #expect(stage.modal.transitionCoordinator?.transitionDuration == 2)
      screen.advance(by: .seconds(1))
      #expect(stage.modal.isBeingPresented)
      screen.finishTransitions()
      #expect(!stage.modal.isBeingPresented && stage.modal.view.window === window)
      #expect(stage.log.lines.last == "ended true")
      #expect(stage.log.lines.contains("completion"))
      #expect((stage.root.view.window == nil) == isFull)
      stage.root.dismiss(animated: true)
      let dismissing = try #require(stage.director.dismissing)
      #expect(dismissing.seen.first == "modal to root")
      #expect(dismissing.seen[1] == "views true \(isFull)")
      screen.finishTransitions()
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.root.view.superview === window)
      #expect(stage.modal.viewIfLoaded?.superview == nil)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("The appearance begins before the animation and ends before its end is told")
  func order() async throws {
    try await onScreen { screen in
      let stage = Stage(.overFullScreen)
      let window = screen.show(stage.root)
      _ = stage.log.take()
      stage.root.present(stage.modal, animated: true)
      screen.finishTransitions()
      let lines = stage.log.lines.filter {
        ["modal.willAppear", "animate", "modal.didAppear", "ended true"].contains($0)
      }
      #expect(lines == ["modal.willAppear", "animate", "modal.didAppear", "ended true"])
      _ = window
    }
  }

  @Test("A presentation that its animator gives up leaves nothing behind")
  func givenUp() async throws {
    try await onScreen { screen in
      let stage = Stage(.fullScreen, completes: false)
      let window = screen.show(stage.root)
      stage.root.present(stage.modal, animated: true)
      screen.finishTransitions()
      #expect(stage.root.presentedViewController == nil && stage.root.view.superview === window)
      #expect(stage.log.lines.last == "ended false")
      #expect(stage.modal.viewIfLoaded?.superview == nil && !stage.modal.isBeingPresented)
      #expect(!screen.isTransitioning && screen.faults.isEmpty)
    }
  }

  @Test("A dismissal that its animator gives up leaves the screen as it was")
  func stays() async throws {
    try await onScreen { screen in
      let stage = Stage(.overFullScreen)
      let window = screen.show(stage.root)
      stage.director.dismissing?.completes = false
      stage.root.present(stage.modal, animated: true)
      screen.finishTransitions()
      stage.root.dismiss(animated: true)
      screen.finishTransitions()
      #expect(stage.root.presentedViewController === stage.modal)
      #expect(stage.modal.view.window === window && !stage.modal.isBeingDismissed)
    }
  }

  @Test(
    "Without animation, or without an animator, the system performs it", arguments: [true, false])
  func bySystem(hasDirector: Bool) async throws {
    try await onScreen { screen in
      let stage = Stage(.overFullScreen)
      let window = screen.show(stage.root)
      if !hasDirector { stage.modal.transitioningDelegate = nil }
      stage.root.present(stage.modal, animated: !hasDirector)
      screen.finishTransitions()
      #expect(stage.director.asked.isEmpty && !stage.log.lines.contains("animate"))
      #expect(stage.modal.view.window === window)
    }
  }

  @Test("An animator that does not end keeps the transition running")
  func endless() async throws {
    try await onScreen { screen in
      let stage = Stage(.overFullScreen)
      let window = screen.show(stage.root)
      stage.director.presenting?.seconds = 0.5
      stage.root.present(stage.modal, animated: true)
      stage.director.presenting?.context?.completeTransition(true)
      screen.finishTransitions()
      #expect(!screen.isTransitioning, "It may end before the time that it says.")
      #expect(stage.log.lines.filter { $0 == "ended true" }.count == 1)
      _ = window
    }
  }

  @Test("U104 the director is not held")
  func weakly() {
    let modal = UIViewController()
    modal.transitioningDelegate = Halver()
    #expect(modal.transitioningDelegate == nil)
  }

  private final class HalfScreen: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.midY)
    }
  }

  private final class Halver: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      HalfScreen(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("The style custom takes the presentation controller of the app, other styles do not")
  func custom() async throws {
    try await onScreen { screen in
      let (root, halver) = (UIViewController(), Halver())
      let window = screen.show(root)
      for style in [UIModalPresentationStyle.custom, .fullScreen] {
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = halver
        root.present(modal, animated: false)
        screen.turn()
        #expect((modal.presentationController is HalfScreen) == (style == .custom))
        #expect(modal.presentationController?.presentationStyle == style)
        #expect((modal.view.frame.minY == window.bounds.midY) == (style == .custom))
        root.dismiss(animated: false)
        screen.finishTransitions()
      }
    }
  }
}
