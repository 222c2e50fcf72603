/// What a guard answers.
public struct Verdict<R: NavigationRoute>: Sendable {
  let answer: LiveAnswer

  /// Yes.
  public static var allow: Self { Self(answer: .allow) }

  /// No, and why; the reason appears in errors and logs, so put no secrets into it.
  public static func deny(_ reason: String) -> Self { Self(answer: .deny(reason)) }

  /// It cannot be said yet; the request waits, parked, until `revalidate()` or
  /// `resumeParked()`.
  ///
  /// For what is not loaded yet: a link to a product waits for the catalogue, and others go on
  /// meanwhile. What is shown already stays, unless `GuardKeeper.whenSilent(_:)` says otherwise.
  public static var wait: Self { Self(answer: .wait) }

  /// Show something else instead; the request arrives there.
  public static func redirect(to route: R) -> Self { Self(answer: .redirect(AnyRoute(route))) }

  /// Show another feature's route instead.
  @_disfavoredOverload
  public static func redirect(to route: some NavigationRoute) -> Self {
    Self(answer: .redirect(AnyRoute(route)))
  }

  /// Show something first; when it has gone, the request is tried again.
  public static func detour(to route: R) -> Self { Self(answer: .detour(AnyRoute(route))) }

  /// Show another feature's route first.
  @_disfavoredOverload
  public static func detour(to route: some NavigationRoute) -> Self {
    Self(answer: .detour(AnyRoute(route)))
  }
}
