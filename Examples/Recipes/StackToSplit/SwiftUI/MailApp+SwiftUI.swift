public import PortolanSwiftUI
public import StackToSplit

extension MailApp {
  /// The view at the root of a window.
  ///
  /// ```swift
  /// struct MailWindow: View {
  ///   @State private var app = MailApp()
  ///   var body: some View { app.rootView.onAppear { app.navigator.show(.mail) } }
  /// }
  /// ```
  public var rootView: SceneRootView { SceneRootView(navigator.scene, MailViews(app: self)) }
}
