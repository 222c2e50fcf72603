import Account
import Catalog
import Help
import Portolan
public import PortolanSwiftUI
public import ThreeModules

extension ThreeModulesApp {
  /// The view at the root of a window; call `start()` when it appears.
  ///
  /// ```swift
  /// struct ShopWindow: View {
  ///   let app: ThreeModulesApp
  ///   var body: some View { app.rootView.onAppear { app.start() } }
  /// }
  /// ```
  public var rootView: SceneRootView {
    SceneRootView(
      scene, AppViews(),
      stubs.contains(.catalog)
        ? StubViews<CatalogRoute>()
        : CatalogViews(navigator: Navigator(scene), send: crossings.handle),
      stubs.contains(.account)
        ? StubViews<AccountRoute>()
        : AccountViews(session: session, navigator: Navigator(scene), send: crossings.handle),
      stubs.contains(.help) ? StubViews<HelpRoute>() : HelpViews(navigator: Navigator(scene)))
  }
}
