/// A keeper that decides by the occasion on which a guard is asked.
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
/// Its type names `RouteType`, which the compiler cannot infer. When several need a guard at once, such a
/// keeper is asked once for each occasion.
@MainActor public protocol OccasionKeeper<RouteType>: GuardKeeper {
  /// Says whether a screen with this guard may be shown or may stay; see `GuardKeeper.verdict(on:)`.
  func verdict(on rule: RouteType.Guard, when occasion: GuardOccasion) async throws -> Verdict<
    RouteType
  >
}

extension OccasionKeeper {
  /// The verdict on a screen that comes in.
  public func verdict(on rule: RouteType.Guard) async throws -> Verdict<RouteType> {
    try await verdict(on: rule, when: .entering)
  }
}
