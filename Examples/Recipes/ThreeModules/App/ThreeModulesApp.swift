public import Account
import Catalog
import Help
public import Portolan

/// The app of this recipe without its screens: three modules that know neither each other nor a UI
/// framework.
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
  /// The modules that a stub stands in for.
  public let stubs: Set<Module>

  /// Makes the app, with bare screens in place of the modules that are stubbed.
  public init(
    stubbing stubs: Set<Module> = [], clock: any Clock<Duration> = ContinuousClock()
  ) throws(NavigationError) {
    self.stubs = stubs
    let session = session
    // Nobody can sign in to a stub, so somebody is.
    if stubs.contains(.account) { session.signIn("Stub") }
    scene = try SceneNavigator(
      NavigationFeature(AppMap()),
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

  /// What leads from one module into another.
  public var crossings: Crossings { Crossings(scene: scene) }

  /// Shows the first screen.
  public func start() {
    scene.of(AppRoute.self).show(.main)
  }
}
