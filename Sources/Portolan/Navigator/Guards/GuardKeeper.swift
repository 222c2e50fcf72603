/// A type that answers the guards of one route type with a verdict, and holds the state on which
/// the verdicts depend, such as a session.
///
/// ```swift
/// struct ShopGuards: GuardKeeper {
///   let session: Session
///   func verdict(on rule: Shop.Guard) async -> Verdict<Shop> {
///     switch rule {
///     case .signedIn: return session.user == nil ? .detour(to: .signIn) : .allow
///     case .versionSupported: return session.isOutdated ? .redirect(to: .update) : .allow
///     }
///   }
/// }
/// ```
@MainActor public protocol GuardKeeper<RouteType> {
  /// The type of the routes whose guards the keeper answers.
  associatedtype RouteType: NavigationRoute

  /// The verdict on a guard: whether a screen with this guard may be shown.
  ///
  /// Each guard is asked once while a request is tried; when a parked request is tried again, as
  /// after a detour, all its guards are asked again. When this method throws, the request fails
  /// with `guardFailed`. Awaiting a navigation in this method throws `reentrant`.
  func verdict(on rule: RouteType.Guard) async throws -> Verdict<RouteType>

  /// How long the keeper may take for its verdict on a guard; by default ten seconds for each.
  ///
  /// After that the request fails with `guardTimedOut`. Return nil for a guard that the user
  /// answers, such as in an alert: then the limit is `SceneNavigator.parkingLimit`, after which the
  /// request fails with `expired`.
  func deadline(for rule: RouteType.Guard) -> Duration?

  /// Whether an open screen stays when `revalidate()` gets no verdict on its guard; by default it
  /// stays.
  ///
  /// ```swift
  /// func whenSilent(_ rule: Shop.Guard) -> WhenSilent { rule == .signedIn ? .evict : .keep }
  /// ```
  ///
  /// There is no verdict when the keeper throws, answers `wait`, or does not answer before the
  /// deadline.
  func whenSilent(_ rule: RouteType.Guard) -> WhenSilent
}

extension GuardKeeper {
  /// The default: the keeper may take ten seconds for its verdict on any guard.
  public func deadline(for rule: RouteType.Guard) -> Duration? { .seconds(10) }

  /// The default: an open screen stays when `revalidate()` gets no verdict on its guard.
  public func whenSilent(_ rule: RouteType.Guard) -> WhenSilent { .keep }
}
