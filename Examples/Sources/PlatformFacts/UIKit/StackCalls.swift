import PortolanUIKit

/// Notes what a stack tells its delegate.
final class StackCalls: NSObject, UINavigationControllerDelegate {
  private let calls: FactCalls

  init(_ calls: FactCalls) {
    self.calls = calls
  }

  func navigationController(
    _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    calls.add("willShow \(controller.title ?? "")")
  }

  func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    calls.add("didShow \(controller.title ?? "")")
  }
}
