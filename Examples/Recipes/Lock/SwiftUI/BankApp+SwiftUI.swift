public import Foundation
public import Lock
public import PortolanSwiftUI

extension BankApp {
  /// The view at the root of a window; call `start()` when it appears.
  ///
  /// ```swift
  /// struct BankWindow: View {
  ///   @State private var app = BankApp()
  ///   var body: some View {
  ///     app.rootView.onAppear {
  ///       app.lockInBackground()
  ///       app.start()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// SwiftUI runs `onAppear` before the first frame. An app with several windows hands its scene to
  /// `lockInBackground(_:)`.
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
