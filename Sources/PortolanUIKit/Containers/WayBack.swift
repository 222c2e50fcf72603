import Portolan
import PortolanWindows

/// Keeps UIKit from going back by itself while a screen on top wants to be asked first.
///
/// UIKit pops on the bar's Back button and on a swipe without asking anybody. So the button asks the navigator
/// for the move, and so does a swipe, which does not begin. A `backAction` of the app's own and a swipe that it
/// turned off stay. What the menu of a long press on Back pops is not stopped; the tree follows it.
@MainActor final class WayBack {
  private let identifier = UIAction { _ in }.identifier
  /// Of items whose button the host has hidden, and not the app.
  private let hidden = UIAction { _ in }.identifier
  private let swipes: AskingSwipes
  private let goBack: @MainActor (UINavigationController) -> NavigationRequest?

  init(
    asks: @escaping @MainActor (UINavigationController) -> Bool,
    goBack: @escaping @MainActor (UINavigationController) -> NavigationRequest?
  ) {
    swipes = AskingSwipes(followsRules: true, asks: asks, goBack)
    self.goBack = goBack
  }

  /// Takes the Back button of a screen over, hides one that leads nowhere, or gives it back; the item
  /// keeps a copy (U168).
  func setButton(of screen: UIViewController, asks: Bool, isDead: Bool) {
    let item = screen.navigationItem
    if !isDead, item.backAction?.identifier == hidden {
      (item.hidesBackButton, item.backAction) = (false, nil)
    }
    if !asks || isDead, item.backAction?.identifier == identifier { item.backAction = nil }
    guard asks, item.backAction == nil, !isDead || !item.hidesBackButton else { return }
    if isDead { item.hidesBackButton = true }
    item.backAction = UIAction(identifier: isDead ? hidden : identifier) {
      [weak self, weak screen] _ in
      _ = (screen?.navigationController).flatMap { self?.goBack($0) }
    }
  }

  /// Whether a pull takes a zoomed screen back; one that has to ask asks instead.
  func mayPull(in stack: UINavigationController) -> Bool { swipes.mayGoBack(in: stack) }

  /// Lets the swipes of a stack ask, or go back by themselves again.
  func setSwipe(in stack: UINavigationController, asks: Bool) { swipes.set(stack, asks: asks) }
}
