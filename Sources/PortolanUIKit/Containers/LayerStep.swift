import Portolan

/// Presents and dismisses layers; completions come from UIKit alone.
@MainActor struct LayerStep {
  let delegate: ContainerDelegate

  /// Presents over the front layer; a presentation that is dropped never calls back (U72, U73).
  func present(
    _ controller: UIViewController, _ style: PresentationStyle,
    over presenter: UIViewController, animated: Bool, done: @escaping () -> Void
  ) {
    controller.modalPresentationStyle = style.system
    controller.isModalInPresentation = !style.isDismissable
    if style.isCard {
      // A new presentation controller is made for each presentation (U90).
      controller.presentationController?.delegate = delegate
      if !style.detents.isEmpty {
        controller.sheetPresentationController?.detents = style.detents.map(\.system)
      }
    }
    closingMenu(on: presenter) {
      presenter.present(controller, animated: animated, completion: done)
    }
  }

  /// Waits until a menu has gone that would take along what is presented on it.
  ///
  /// One that has done its work closes by itself, when it has performed its action or with the next
  /// turn; one at which a person looks is closed.
  private func closingMenu(on presenter: UIViewController, then body: @escaping () -> Void) {
    guard let menu = presenter.presentedViewController, menu.isMenu else { return body() }
    Task {
      await Task.yield()
      guard presenter.presentedViewController === menu else { return body() }
      if menu.isBeingDismissed || menu.isBeingPresented {
        menu.whenTransitionEnds { closingMenu(on: presenter, then: body) }
      } else {
        presenter.dismiss(animated: true, completion: body)
      }
    }
  }

  /// Dismisses what a presenter presents, with all above it.
  ///
  /// Asked of the presenter, and only when it presents: otherwise the presenter itself would go
  /// (U82).
  func dismiss(from presenter: UIViewController, animated: Bool, done: @escaping () -> Void) {
    guard let presented = presenter.presentedViewController else { return done() }
    guard !presented.isBeingDismissed else { return presented.whenTransitionEnds(done) }
    presenter.frontmost.endEditing()
    presenter.dismiss(animated: animated, completion: done)
  }
}
