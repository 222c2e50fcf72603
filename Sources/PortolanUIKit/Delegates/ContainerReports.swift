import Portolan
import PortolanWindows

/// Brings what delegates of containers and sheets hear to the host; itself the delegate of the
/// transitions that a map names for layers.
final class ContainerReports: NSObject, UIViewControllerTransitioningDelegate {
  weak var observer: (any ContainerObserver)?
  /// The card that a finger has dragged last, which moves as the system does.
  weak var dragged: UIViewController?
  private var waiting: (() -> Void)?
  private(set) var cards: [PresentationFront] = []

  /// Calls back once at the next report: that of a stack comes never when a tab has covered it.
  func whenReported(_ body: @escaping () -> Void) { waiting = body }

  /// Lets who waits for a report look again without one.
  func lookAgain() {
    let body = waiting
    waiting = nil
    body?()
  }

  /// Forgets who waits for a report.
  func forget() { waiting = nil }

  /// Stands in front of the delegate of a card that comes.
  func standInFront(of presentation: UIPresentationController) {
    cards.removeAll { $0.hasGone }
    cards.append(PresentationFront(self, of: presentation))
  }

  /// A split has collapsed or expanded.
  func sizeChanged() {
    observer?.sizeMayHaveChanged()
    report()
  }

  /// Something came to an end, or may have.
  func report() {
    TransitionEnd.perform {
      lookAgain()
      observer?.screenMayHaveSettled()
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    observer?.animator(forLayer: presented, isComing: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissed === dragged ? nil : observer?.animator(forLayer: dismissed, isComing: false)
  }
}
