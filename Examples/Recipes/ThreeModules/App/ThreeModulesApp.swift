public import Account
import Catalog
import Help
public import Portolan
public import PortolanUIKit

/// The app of this recipe: three modules that know neither each other nor a UI framework.
///
/// ```swift
/// let app = try ThreeModulesApp()
/// app.start(in: window)
/// ```
@MainActor public final class ThreeModulesApp {
  /// A module that a stub can stand in for.
  public enum Module: CaseIterable, Sendable {
    case catalog, account, help
  }

  /// The scheme of all links.
  public static let scheme = "threemodules"

  /// The one object that knows all modules.
  public let scene: SceneNavigator
  /// Who is signed in.
  public let session = Session()
  private let stubs: Set<Module>

  /// Makes the app, with bare screens in place of the modules that are stubbed.
  public init(
    stubbing stubs: Set<Module> = [], clock: any Clock<Duration> = ContinuousClock()
  ) throws(NavigationError) {
    self.stubs = stubs
    let session = session
    // Nobody can sign in to a stub, so somebody is.
    if stubs.contains(.account) { session.signIn("Stub") }
    scene = try SceneNavigator(
      Feature(AppMap()),
      stubs.contains(.catalog)
        ? .stub(of: CatalogRoute.products, .screenInStack(.member(of: AppRoute.main)))
        : .catalog(
          in: AppRoute.main, scheme: Self.scheme, isMember: { session.user != nil },
          otherwise: .detour(to: AccountRoute.signIn)),
      stubs.contains(.account)
        ? .stub(of: AccountRoute.account, .screenInStack(.member(of: AppRoute.main)))
        : .account(in: AppRoute.main, scheme: Self.scheme, session: session),
      stubs.contains(.help)
        ? .stub(of: HelpRoute.topics, .screenInStack(.presented(.sheet, over: AppRoute.main)))
        : .help(over: AppRoute.main, scheme: Self.scheme),
      clock: clock)
  }

  /// Puts the app into a window.
  public func start(in window: UIWindow) {
    let crossings = Crossings(scene: scene)
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
    scene.of(AppRoute.self).show(.main)
    window.makeKeyAndVisible()
  }
}
