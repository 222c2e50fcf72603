import Account
import Catalog
import Help
import Portolan
public import PortolanUIKit
public import ThreeModules

extension ThreeModulesApp {
  /// Puts the app into a window.
  ///
  /// ```swift
  /// let app = try ThreeModulesApp()
  /// app.start(in: window)
  /// ```
  public func start(in window: UIWindow) {
    window.rootViewController = SceneRootController(
      scene, AppScreens(),
      stubs.contains(.catalog)
        ? StubScreens<CatalogRoute>()
        : CatalogScreens(navigator: Navigator(scene), send: crossings.handle),
      stubs.contains(.account)
        ? StubScreens<AccountRoute>()
        : AccountScreens(session: session, navigator: Navigator(scene), send: crossings.handle),
      stubs.contains(.help)
        ? StubScreens<HelpRoute>() : HelpScreens(navigator: Navigator(scene)))
    start()
    window.makeKeyAndVisible()
  }
}
