/// Passes the reports of a controller's appearance on, for another framework that shows the controller.
@MainActor package protocol AppearanceRelay: AnyObject {
  /// The controller begins to appear or to disappear; `end` would report the end of that.
  func begins(_ begin: () -> Void, end: @escaping () -> Void)
  /// The controller has appeared or disappeared.
  func ended(_ end: @escaping () -> Void)
}

extension UIViewController {
  /// Lets another object pass the reports of appearance on.
  package func setAppearanceRelay(_ relay: any AppearanceRelay) {
    presentationStateToSet.relay = relay
  }
}
