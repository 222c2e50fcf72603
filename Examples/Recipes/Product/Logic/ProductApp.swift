public import Portolan

/// The app of this recipe without its screens: a product in a sheet with its title and a Close
/// button, for who is signed in, from wherever it is asked for.
///
/// ```swift
/// let app = ProductApp()
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
      ProductMap(), guards: ProductKeeper(session: session), links: .shop,
      tasks: VisitCounter(visits: visits), clock: clock)
  }

  /// The ways through the app by name.
  public var wireframe: Wireframe { Wireframe(navigator) }
}

extension ProductApp {
  /// The products of the list.
  public static let products = ["012345", "067890"]
}
