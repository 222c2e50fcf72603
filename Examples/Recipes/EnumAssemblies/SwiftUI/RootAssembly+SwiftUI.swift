public import EnumAssemblies
public import PortolanSwiftUI

extension RootAssembly {
  /// The view at the root of a window.
  ///
  /// ```swift
  /// struct TextWindow: View {
  ///   @State private var root = RootAssembly()
  ///   var body: some View { root.rootView.onAppear { root.navigator.show(.textInputScreen) } }
  /// }
  /// ```
  public var rootView: SceneRootView { SceneRootView(navigator.scene, TextViews(root: self)) }
}
