public import Foundation
public import Lock
public import PortolanSwiftUI

extension BankApp {
  /// The one view at the root of a scene; call `start()` before it is first shown.
  ///
  /// ```swift
  /// init() {
  ///   app.lockWhenInactive()
  ///   app.start()
  /// }
  /// var body: some Scene { WindowGroup { app.rootView } }
  /// ```
  public var rootView: SceneRootView { SceneRootView(navigator.scene, BankViews(models: models)) }

  /// Locks before the system takes its picture of the app.
  ///
  /// The system posts it in the main thread; without a queue the lock stands when the post returns.
  ///
  /// - Parameter scene: The app's scene; nil when it has only one.
  /// - Returns: What the notification centre has to be given to stop.
  @discardableResult public func lockWhenInactive(_ scene: UIScene? = nil) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: scene, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.lock() }
    }
  }
}
