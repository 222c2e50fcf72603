public import PortolanSwiftUI
public import ProductRecipe

extension ProductApp {
  /// The view at the root of a window.
  ///
  /// ```swift
  /// struct ShopWindow: View {
  ///   @State private var app = ProductApp()
  ///   var body: some View { app.rootView.onAppear { app.navigator.show(.home) } }
  /// }
  /// ```
  public var rootView: SceneRootView { SceneRootView(navigator.scene, ProductViews(app: self)) }
}
