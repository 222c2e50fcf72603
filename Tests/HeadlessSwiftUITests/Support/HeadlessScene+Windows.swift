import HeadlessSwiftUI
import HeadlessUIKit

extension HeadlessScene {
  /// Shows a view in a window above the scene's, which the caller holds.
  func show(_ view: some View) -> UIWindow {
    let window = UIWindow(windowScene: screen.scene)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return window
  }
}
