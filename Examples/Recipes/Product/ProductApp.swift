public import Portolan
public import PortolanUIKit

/// The app of this recipe: a product in a sheet with its title and a Close button, for who is
/// signed in, from wherever it is asked for.
///
/// ```swift
/// let app = ProductApp()
/// app.start(in: window)
/// app.wireframe.goToProduct(withId: "012345")
/// ```
@MainActor public final class ProductApp {
  /// Where to go.
  public let navigator: Navigator<ProductRoute>
  /// Who is signed in.
  public let session = Session()
  /// What was visited.
  public let visits = Visits()

  /// Makes the app; nothing is shown before its start.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    navigator = Navigator(
      ProductMap(), guards: ProductKeeper(session: session), links: .shop, tasks: ProductUpdate(),
      clock: clock)
    navigator.scene.tasks = [CloseButton(), VisitCounter(visits: visits)]
  }

  /// The ways through the app by name.
  public var wireframe: Wireframe { Wireframe(navigator) }

  /// Puts the app into a window and shows its first screen.
  public func start(in window: UIWindow) {
    window.rootViewController = SceneRootController(
      navigator.scene, ProductScreens(session: session, navigator: navigator))
    navigator.show(.home)
    window.makeKeyAndVisible()
  }
}
