public import Portolan

/// The routes that the pages of diagnostics speak of.
public enum PageRoute: NavigationRoute {
  case main, products, account, bag, checkout, signIn, help
  case product(note: String)

  /// What the pages call the type.
  public static var savedName: String { "Shop" }
  /// A value that nothing may repeat.
  public static let secret = "hunter2"
  /// A route with a value.
  public static let secretive = AnyRoute(Self.product(note: secret))
}
