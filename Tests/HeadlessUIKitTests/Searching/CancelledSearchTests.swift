import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A search whose transition is cancelled keeps its state and reports no didPresent or didDismiss")
struct CancelledSearchTests {
  private final class Ears: NSObject, UISearchControllerDelegate {
    let log = CallLog()
    func willPresentSearchController(_ searchController: UISearchController) {
      log.add("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.add("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.add("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.add("didDismiss")
    }
  }

  @Test("Nobody hears that it has come or gone, and it is what it was")
  func cancelled() async throws {
    try await onScreen { screen in
      let (shelf, ears) = (UIViewController(), Ears())
      let search = UISearchController(searchResultsController: nil)
      search.delegate = ears
      shelf.navigationItem.searchController = search
      shelf.definesPresentationContext = true
      let director = Director(CallLog())
      search.transitioningDelegate = director
      let finger = UIPercentDrivenInteractiveTransition()
      director.finger = finger
      let window = screen.show(UINavigationController(rootViewController: shelf))
      screen.turn()
      search.isActive = true
      finger.cancel()
      screen.finishTransitions()
      #expect(ears.log.take() == ["willPresent"])
      #expect(!search.isActive)
      #expect(shelf.presentedViewController == nil)
      director.finger = nil
      search.isActive = true
      screen.finishTransitions()
      #expect(ears.log.take() == ["willPresent", "didPresent"])
      director.finger = finger
      search.isActive = false
      finger.cancel()
      screen.finishTransitions()
      #expect(ears.log.take() == ["willDismiss"])
      #expect(search.isActive)
      #expect(shelf.presentedViewController === search)
      director.finger = nil
      search.isActive = false
      screen.finishTransitions()
      #expect(ears.log.take() == ["willDismiss", "didDismiss"])
      #expect(!search.isActive)
      _ = window
    }
  }
}
