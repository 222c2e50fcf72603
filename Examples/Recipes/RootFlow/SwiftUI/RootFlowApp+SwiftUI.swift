public import PortolanSwiftUI
public import RootFlow

extension RootFlowApp {
  /// The one view at the root of a scene; call `start()` before it is first shown.
  ///
  /// ```swift
  /// WindowGroup { app.rootView }
  /// ```
  public var rootView: SceneRootView {
    SceneRootView(
      navigator.scene, RootViews(models: models, splashAnimation: splashAnimation))
  }
}
