/// What containers and sheets tell the host; hints to read the screen, never the truth.
@MainActor protocol ContainerObserver: AnyObject {
  /// A transition has begun that somebody else may have asked for.
  func transitionBegan(in controller: UIViewController)
  /// Something came to an end, or may have.
  func screenMayHaveSettled()
  /// A stack is about to show a screen.
  func willShow(_ screen: UIViewController, in stack: UINavigationController)
  /// A stack shows a screen and is at rest.
  func didShow(_ screen: UIViewController, in stack: UINavigationController)
  /// What moves the screens of a stack; nil for the system.
  func animator(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves a layer; nil for the system.
  func animator(
    forLayer controller: UIViewController, isComing: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Whether a user may select a member; when not, it is asked for, and `whenSelected` is called as
  /// soon as it is in front.
  func maySelect(
    _ controller: UIViewController, in tabs: UITabBarController,
    whenSelected: @escaping @MainActor () -> Void
  ) -> Bool
  /// UIKit has selected the member that a user may select.
  func didSelect()
  /// Whether a user may drag a layer away.
  func mayDismiss(_ layer: UIViewController) -> Bool
  /// A user has dragged a sheet to another of its heights.
  func sheetRests(_ sheet: UISheetPresentationController)
  /// A drag of a layer was refused.
  func dismissWasRefused(of layer: UIViewController)
  /// There may be room for more columns, or for fewer.
  func sizeMayHaveChanged()
  /// A row of More was chosen, about which the tabs' delegate hears nothing (U114).
  func rowWasChosen(_ slot: SlotViewController, in tabs: UITabBarController)
  /// Whether a user may turn to a page; when not, it is hidden until it is asked for.
  func mayTurn(to place: Int, in pages: UIPageViewController) -> Bool
  /// A user has turned to a page that has gone again.
  func askToTurn(to place: Int, in pages: UIPageViewController)
}
