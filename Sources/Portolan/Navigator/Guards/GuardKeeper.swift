/// Answers for the guards of one route type; it holds the dependencies, the map does not.
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
@MainActor public protocol GuardKeeper<R> {
  /// The routes whose guards it answers for.
  associatedtype R: NavigationRoute

  /// Whether what asks with this word may be shown.
  ///
  /// Asked once for each word in each attempt; after a detour all are asked again. An error ends
  /// the request as `guardFailed`. Awaiting a navigation in here throws `reentrant`.
  func verdict(on rule: R.Guard) async throws -> Verdict<R>

  /// How long the answer may take; nil when a person is asked. By default 10 seconds.
  func deadline(for rule: R.Guard) -> Duration?

  /// What becomes of what is shown when this guard is asked again and cannot say; by default it stays.
  ///
  /// ```swift
  /// func whenSilent(_ rule: Shop.Guard) -> WhenSilent { rule == .signedIn ? .evict : .keep }
  /// ```
  ///
  /// It cannot say when it throws, answers `wait`, or is silent until its deadline.
  func whenSilent(_ rule: R.Guard) -> WhenSilent
}

extension GuardKeeper {
  /// Ten seconds.
  public func deadline(for rule: R.Guard) -> Duration? { .seconds(10) }
  /// It stays.
  public func whenSilent(_ rule: R.Guard) -> WhenSilent { .keep }
}
