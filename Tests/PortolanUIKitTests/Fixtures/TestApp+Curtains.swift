import HeadlessUIKit

extension TestApp {
  /// The topmost curtain's window.
  var curtain: UIWindow? {
    screen.scene.windows.filter { $0 !== window }.max {
      $0.windowLevel.rawValue < $1.windowLevel.rawValue
    }
  }
}
