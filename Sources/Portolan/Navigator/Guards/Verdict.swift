/// The answer of a guard: allow or refuse a screen, show another, or let the request wait.
///
/// The look-up of a link throws one when it finds no target, such as before a sign-in; the link is
/// then refused, leads elsewhere, or waits and is looked up again:
///
/// ```swift
/// LinkPattern("/named/{name}") { (name: String) in
///   do { return Shop.product(id: try await directory.id(of: name)) } catch is Unauthorized {
///     throw Verdict<Shop>.detour(to: .signIn)
///   }
/// }
/// ```
public struct Verdict<R: NavigationRoute>: Error {
  let erased: AnyVerdict

  /// Allows the screen.
  public static var allow: Self { Self(erased: .allow) }

  /// Refuses the screen; the reason appears in errors and logs, so put no secrets into it.
  public static func deny(_ reason: String) -> Self { Self(erased: .deny(reason)) }

  /// Parks the request until `revalidate()` or `resumeParked()` is called; other requests go on.
  ///
  /// Use it while the guard cannot decide, for example because the catalogue is not loaded yet. A
  /// screen that is already open stays, unless `GuardKeeper.whenSilent(_:)` forbids it.
  public static var wait: Self { Self(erased: .wait) }

  /// Shows another route instead; the request arrives there.
  public static func redirect(to route: R) -> Self { Self(erased: .redirect(AnyRoute(route))) }

  /// Shows another feature's route instead.
  @_disfavoredOverload
  public static func redirect(to route: some NavigationRoute) -> Self {
    Self(erased: .redirect(AnyRoute(route)))
  }

  /// Shows another route first, such as a sign-in; when it has closed, the request is tried again.
  public static func detour(to route: R) -> Self { Self(erased: .detour(AnyRoute(route))) }

  /// Shows another feature's route first.
  @_disfavoredOverload
  public static func detour(to route: some NavigationRoute) -> Self {
    Self(erased: .detour(AnyRoute(route)))
  }
}
