public import Portolan

/// The app without its screens: the routes, the layout that the key chose, and the numbers.
///
/// ```swift
/// let app = ShopApp(layout: .tabs)
/// app.layout = .menu      // the same screens, behind a menu
/// ```
@MainActor public final class ShopApp {
  /// Where to go.
  public let navigator: Navigator<ShopRoute>
  /// What people came to.
  public let visits = Visits()
  /// The layout; set, the open screens are kept.
  public var layout: LayoutKey {
    didSet { adopt(layout.map) }
  }

  /// Makes the app with the layout of its user's half.
  public init(layout: LayoutKey, clock: any Clock<Duration> = ContinuousClock()) {
    self.layout = layout
    navigator = Self.navigator(layout.map, clock)
    navigator.scene.onEvent = { [visits] in visits.heed($0) }
  }

  private static func navigator(
    _ map: some NavigationMap<ShopRoute>, _ clock: any Clock<Duration>
  ) -> Navigator<ShopRoute> {
    Navigator(map, clock: clock)
  }

  private func adopt(_ map: some NavigationMap<ShopRoute>) {
    navigator.scene.adopt(map)
  }
}

extension ShopApp {
  /// Opens the account.
  public func goToAccount() { navigator.show(.account) }

  /// Opens the list of products.
  public func goToMenu() { navigator.show(.menu) }

  /// Opens a product.
  public func goToProduct(withId id: String) { navigator.show(.product(id: id)) }
}
