/// Decides for the guards of one route type, and holds the state for that, such as a session.
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
  /// The routes whose guards the keeper answers for.
  associatedtype RouteType: NavigationRoute

  /// Says whether a screen with this guard may be shown.
  ///
  /// Each guard is asked once for a request; after a detour all guards are asked again. If this
  /// throws, the request fails as `guardFailed`. Awaiting a navigation in here throws `reentrant`.
  func verdict(on rule: RouteType.Guard) async throws -> Verdict<RouteType>

  /// How long the answer may take; nil when a person answers. By default 10 seconds.
  func deadline(for rule: RouteType.Guard) -> Duration?

  /// Whether an open screen stays if its guard is asked again and cannot say; by default it stays.
  ///
  /// ```swift
  /// func whenSilent(_ rule: Shop.Guard) -> WhenSilent { rule == .signedIn ? .evict : .keep }
  /// ```
  ///
  /// A guard cannot say if it throws, answers `wait`, or does not answer before its deadline.
  func whenSilent(_ rule: RouteType.Guard) -> WhenSilent
}

extension GuardKeeper {
  /// By default a guard has ten seconds to answer.
  public func deadline(for rule: RouteType.Guard) -> Duration? { .seconds(10) }

  /// By default an open screen stays open if its guard cannot say.
  public func whenSilent(_ rule: RouteType.Guard) -> WhenSilent { .keep }
}
