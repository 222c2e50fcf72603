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

/// Marks the task of somebody who is being asked, so that it cannot wait for itself.
@MainActor final class Asking {
  @TaskLocal static var current: Asking?

  private(set) var isActive = true
  private let ticket: Ticket
  private weak var waits: Waits?

  init(_ ticket: Ticket, in waits: Waits?) {
    self.ticket = ticket
    self.waits = waits
  }

  /// What is being asked in this task, when it is asked of this scene.
  static func ticket(in waits: Waits) -> Ticket? {
    guard let current, current.isActive, current.waits === waits else { return nil }
    return current.ticket
  }

  func end() {
    isActive = false
  }

  /// What somebody says who is asked now.
  func answer<Said: Sendable>(to question: @MainActor () async -> Said) async -> Said {
    defer { end() }
    return await Self.$current.withValue(self) { await question() }
  }
}
