public import PortolanSwiftUI
public import TabsOrMenu

extension ShopApp {
  /// The view at the root of a window.
  ///
  /// ```swift
  /// struct ShopWindow: View {
  ///   @State private var app = ShopApp(layout: layout)
  ///   var body: some View { app.rootView.onAppear { app.navigator.show(.main) } }
  /// }
  /// ```
  public var rootView: SceneRootView { SceneRootView(navigator.scene, ShopViews(app: self)) }
}
