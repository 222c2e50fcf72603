import HeadlessUIKit

/// Other code that sets the delegates of containers, layers and recognisers.
@MainActor final class OtherDelegates {
  private let app: any WalkedApp
  /// The app's delegate, which UIKit holds weakly (U104).
  let own = OtherDelegate()

  init(_ app: any WalkedApp) { self.app = app }

  func set(_ random: inout SeededGenerator) -> String {
    let delegate = Int.random(in: 0..<4, using: &random) > 0 ? own : nil
    let words = "delegate = \(delegate == nil ? "nil" : "other code's")"
    let all = app.controllers.filter { app.root.node(of: $0) != nil }
    guard let controller = all.randomElement(using: &random) else { return "no delegate to set" }
    switch controller {
    case let stack as UINavigationController where Bool.random(using: &random):
      stack.interactivePopGestureRecognizer?.delegate = delegate
      return "the swipe of \(stack.viewControllers.map(\.words)): \(words)"
    case let stack as UINavigationController: stack.delegate = delegate
    case let tabs as UITabBarController: tabs.delegate = delegate
    case let split as UISplitViewController: split.delegate = delegate
    case let pages as UIPageViewController: pages.delegate = delegate
    default:
      let layers = app.chain.dropFirst().filter { !($0 is UIAlertController) }
      guard let layer = layers.randomElement(using: &random) else { return "no delegate to set" }
      layer.presentationController?.delegate = delegate
      return "the presentation of \(layer.words): \(words)"
    }
    return "\(controller.words): \(words)"
  }
}

/// A delegate of the app's own that counts what it hears, and allows everything.
@MainActor final class OtherDelegate: NSObject {
  /// How often each kind of container has called.
  private(set) var heard: [String: Int] = [:]

  func hear(_ kind: String) { heard[kind, default: 0] += 1 }
}

extension OtherDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { hear("stack") }
}

extension OtherDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { hear("tabs") }
}

extension OtherDelegate: UISplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { hear("split") }
}

extension OtherDelegate: UIPageViewControllerDelegate {}

extension OtherDelegate: UISheetPresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hear("layer")
  }
}

extension OtherDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hear("swipe")
    return true
  }
}
