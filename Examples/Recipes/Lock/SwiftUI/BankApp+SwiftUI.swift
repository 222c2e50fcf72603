public import Foundation
public import Lock
public import PortolanSwiftUI

extension BankApp {
  /// The one view at the root of a scene; call `start()` before it is first shown.
  ///
  /// ```swift
  /// init() {
  ///   app.lockInBackground()
  ///   app.start()
  /// }
  /// var body: some Scene { WindowGroup { app.rootView } }
  /// ```
  public var rootView: SceneRootView { SceneRootView(navigator.scene, BankViews(models: models)) }

  /// Hides what is shown while the scene is not active, and locks before the system takes its picture.
  ///
  /// The system posts in the main thread; without a queue the curtain stands when the post returns.
  ///
  /// - Parameter scene: The app's scene; nil when it has only one.
  /// - Returns: What the notification centre has to be given to stop.
  @discardableResult
  public func lockInBackground(_ scene: UIScene? = nil) -> [any NSObjectProtocol] {
    [
      on(UIScene.willDeactivateNotification, of: scene) { $0.cover() },
      on(UIScene.didActivateNotification, of: scene) { $0.uncover() },
      on(UIScene.didEnterBackgroundNotification, of: scene) { $0.lock() },
    ]
  }

  private func on(
    _ name: NSNotification.Name, of scene: UIScene?,
    _ body: @escaping @MainActor @Sendable (BankApp) -> Void
  ) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { if let self { body(self) } }
    }
  }
}
