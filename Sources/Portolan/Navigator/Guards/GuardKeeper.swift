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
@MainActor public protocol GuardKeeper<R> {
  /// The routes whose guards the keeper answers for.
  associatedtype R: NavigationRoute

  /// Says whether a screen with this guard may be shown.
  ///
  /// Each guard is asked once for a request; after a detour all guards are asked again. If this
  /// throws, the request fails as `guardFailed`. Awaiting a navigation in here throws `reentrant`.
  func verdict(on rule: R.Guard) async throws -> Verdict<R>

  /// How long the answer may take; nil when a person answers. By default 10 seconds.
  func deadline(for rule: R.Guard) -> Duration?

  /// Whether an open screen stays if its guard is asked again and cannot say; by default it stays.
  ///
  /// ```swift
  /// func whenSilent(_ rule: Shop.Guard) -> WhenSilent { rule == .signedIn ? .evict : .keep }
  /// ```
  ///
  /// A guard cannot say if it throws, answers `wait`, or does not answer before its deadline.
  func whenSilent(_ rule: R.Guard) -> WhenSilent
}

extension GuardKeeper {
  /// By default a guard has ten seconds to answer.
  public func deadline(for rule: R.Guard) -> Duration? { .seconds(10) }

  /// By default an open screen stays open if its guard cannot say.
  public func whenSilent(_ rule: R.Guard) -> WhenSilent { .keep }
}

/// A keeper that decides by the occasion on which a guard is asked.
///
/// ```swift
/// struct AccountGuards: OccasionKeeper {
///   typealias R = Shop
///   let session: Session
///   func verdict(on rule: Shop.Guard, when occasion: GuardOccasion) async -> Verdict<Shop> {
///     if session.user != nil { return .allow }
///     return occasion == .staying ? .deny("signed out") : .detour(to: .signIn)
///   }
/// }
/// ```
///
/// Its type names `R`, which the compiler cannot infer. When several need a guard at once, such a
/// keeper is asked once for each occasion.
@MainActor public protocol OccasionKeeper<R>: GuardKeeper {
  /// Says whether a screen with this guard may be shown or may stay; see `GuardKeeper.verdict(on:)`.
  func verdict(on rule: R.Guard, when occasion: GuardOccasion) async throws -> Verdict<R>
}

extension OccasionKeeper {
  /// The verdict on a screen that comes in.
  public func verdict(on rule: R.Guard) async throws -> Verdict<R> {
    try await verdict(on: rule, when: .entering)
  }
}

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
