/// A keeper whose verdict can depend on why a guard is asked.
///
/// ```swift
/// struct AccountGuards: OccasionKeeper {
///   typealias RouteType = Shop
///   let session: Session
///   func verdict(on rule: Shop.Guard, when occasion: GuardOccasion) async -> Verdict<Shop> {
///     if session.user != nil { return .allow }
///     return occasion == .staying ? .deny("signed out") : .detour(to: .signIn)
///   }
/// }
/// ```
///
/// Declare `RouteType` with a `typealias`, since the compiler cannot infer it. When several
/// requests need the verdict on one guard at the same time, an `OccasionKeeper` is asked once for
/// each occasion; any other keeper is asked once for all these requests.
@MainActor public protocol OccasionKeeper<RouteType>: GuardKeeper {
  /// The verdict on a guard: whether a screen with this guard may be shown, or, for the occasion
  /// `staying`, whether an open screen may stay.
  ///
  /// The navigator calls this method instead of `GuardKeeper.verdict(on:)`; otherwise both work
  /// alike.
  func verdict(on rule: RouteType.Guard, when occasion: GuardOccasion) async throws -> Verdict<
    RouteType
  >
}

extension OccasionKeeper {
  /// Calls `verdict(on:when:)` with the occasion `entering`: whether a screen with this guard may
  /// be shown.
  public func verdict(on rule: RouteType.Guard) async throws -> Verdict<RouteType> {
    try await verdict(on: rule, when: .entering)
  }
}
