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
/// The type names `RouteType`, which the compiler cannot infer. When several requests need the
/// verdict on one guard at the same time, such a keeper is asked once for each occasion, any other
/// keeper once for all.
@MainActor public protocol OccasionKeeper<RouteType>: GuardKeeper {
  /// The verdict on a guard: whether a screen with it may be shown, or on `staying` may stay open.
  ///
  /// Otherwise as `GuardKeeper.verdict(on:)`, which the navigator does not call for this keeper.
  func verdict(on rule: RouteType.Guard, when occasion: GuardOccasion) async throws -> Verdict<
    RouteType
  >
}

extension OccasionKeeper {
  /// The verdict on a guard for the occasion `entering`: a screen with it is to be shown.
  public func verdict(on rule: RouteType.Guard) async throws -> Verdict<RouteType> {
    try await verdict(on: rule, when: .entering)
  }
}
