/// The answer of a guard: allow the screen, deny it, show another one, or let the request wait.
///
/// A function that looks up the target of a link can throw a verdict when it finds no target, such
/// as before a sign-in. Then the link fails, is redirected, or waits and is looked up again:
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

  /// The screen may be shown; for an open screen, it may stay.
  public static var allow: Self { Self(erased: .allow) }

  /// The request fails with `refused`; an open screen closes when `revalidate()` gets this verdict.
  ///
  /// `reason` appears in errors and logs, so put no secrets into it.
  public static func deny(_ reason: String) -> Self { Self(erased: .deny(reason)) }

  /// The request is parked until `revalidate()` or `resumeParked()` is called; other requests go
  /// on.
  ///
  /// Use this while the keeper cannot decide, for example because the catalogue is not loaded yet.
  /// An open screen stays, unless `GuardKeeper.whenSilent(_:)` returns `evict`. After
  /// `parkingLimit` the request fails with `expired`.
  public static var wait: Self { Self(erased: .wait) }

  /// Another route is shown in place of the requested one; the request arrives at that screen.
  ///
  /// Redirects in a circle fail with `redirectLoop`.
  public static func redirect(to route: R) -> Self { Self(erased: .redirect(AnyRoute(route))) }

  /// Another feature's route is shown in place of the requested one.
  @_disfavoredOverload
  public static func redirect(to route: some NavigationRoute) -> Self {
    Self(erased: .redirect(AnyRoute(route)))
  }

  /// The user first passes through the screen of another route, such as a sign-in; the request is
  /// parked.
  ///
  /// When that screen has closed, the request is tried again. When the same guard then answers with
  /// a detour once more, the request fails with `refused`.
  public static func detour(to route: R) -> Self { Self(erased: .detour(AnyRoute(route))) }

  /// The user first passes through the screen of another feature's route; the request is parked.
  @_disfavoredOverload
  public static func detour(to route: some NavigationRoute) -> Self {
    Self(erased: .detour(AnyRoute(route)))
  }
}
