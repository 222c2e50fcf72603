public import Portolan

/// The ways through the shop by name, for whoever would rather call than say a route.
@MainActor public struct Wireframe {
  private let navigator: any Navigating<ProductRoute>

  /// Makes the wireframe on whoever navigates.
  public init(_ navigator: any Navigating<ProductRoute>) {
    self.navigator = navigator
  }

  /// Shows the account, once somebody is signed in.
  @discardableResult
  public func goToAccount() -> NavigationRequest {
    navigator.show(.account)
  }

  /// Shows the menu.
  @discardableResult
  public func goToMenu() -> NavigationRequest {
    navigator.show(.menu)
  }

  /// Shows a product, once somebody is signed in.
  @discardableResult
  public func goToProduct(withId id: String) -> NavigationRequest {
    navigator.show(.product(id: id))
  }
}
