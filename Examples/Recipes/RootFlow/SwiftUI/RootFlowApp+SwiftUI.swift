public import PortolanSwiftUI
public import RootFlow

extension RootFlowApp {
  /// The view at the root of a window; call `start()` when it appears.
  ///
  /// ```swift
  /// struct RootFlowWindow: View {
  ///   @State private var app = RootFlowApp(store: FileSessionStore(folder: folder))
  ///   var body: some View { app.rootView.onAppear { app.start() } }
  /// }
  /// ```
  public var rootView: SceneRootView {
    SceneRootView(
      navigator.scene, RootViews(models: models, splashAnimation: splashAnimation))
  }
}
