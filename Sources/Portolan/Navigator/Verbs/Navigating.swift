/// What can be asked for: all verbs of navigation, for everything that knows them.
///
/// A view model holds `any Navigating<Shop>` and needs no more. `Navigator` performs each verb,
/// `NavigationTransaction` takes several down and performs them as one, and the test kit's
/// `TestNavigator` remembers them.
///
/// ```swift
/// @MainActor final class ProductsModel {
///   private let navigator: any Navigating<Shop>
///   func productTapped(_ id: Int) { navigator.show(.product(id: id)) }
/// }
/// ```
///
/// A verb returns at once with its request, which ends exactly once. What needs no answer, of a guard or
/// of a screen that would close, has changed the tree by then.
@MainActor public protocol Navigating<R> {
  /// The routes it can ask for.
  associatedtype R: NavigationRoute

  /// Performs a verb, or hands it on.
  @discardableResult func perform(_ verb: NavigationVerb) -> NavigationRequest
}

/// What becomes of the part of the app that is replaced.
public enum Keeping: Hashable, Sendable {
  /// It is closed.
  case nothing
  /// It lives on unseen, with its screens and layers.
  ///
  /// `showKept()` or a route in it shows it again; its guards are asked again then.
  case part
}

extension Navigating {
  /// Shows a route: finds its screen, or builds it where it belongs.
  ///
  /// ```swift
  /// navigator.show(.product(id: 5))
  /// navigator.show(.product(id: 5), placed: .presented(.sheet))
  /// navigator.show(.editor, handing: draft)
  /// ```
  ///
  /// A screen that is open is brought to the front with its newest value, wherever it stands. A new one
  /// is built on what it stands on by its placement; what is missing there is built too.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - placement: Where this request builds it; nil is where the map says.
  ///   - keeping: Whether a part that is replaced lives on.
  ///   - object: Something that is not a value, for the screen to take with
  ///     `ScreenContext.handed(as:)`: an object, a closure, a tuple. It is never compared, saved or
  ///     logged, and only the screen that was asked for gets it: a redirect lets it go, a detour keeps
  ///     it.
  ///   - policy: Whether it takes the place of what was asked for before.
  @discardableResult
  public func show(
    _ route: R, placed placement: Placement<R>? = nil, keeping: Keeping = .nothing,
    handing object: Any? = nil, policy: QueuePolicy = .newest,
    fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let intent =
      placement.map { Course(route, placed: $0).intent(keeping: keeping == .part) }
      ?? .show(AnyRoute(route), keeping: keeping == .part)
    return perform(
      NavigationVerb(
        .intent(intent), policy: policy, cargo: Cargo(handed: object),
        from: CallSite(fileID, line)))
  }

  /// Shows where a course leads; see `Course` for how it is found and built.
  ///
  /// ```swift
  /// navigator.show([.figures, .product(id: 3)])
  /// ```
  @discardableResult
  public func show(
    _ course: Course<R>, keeping: Keeping = .nothing, handing object: Any? = nil,
    policy: QueuePolicy = .newest, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(
      NavigationVerb(
        .intent(course.intent(keeping: keeping == .part)), policy: policy,
        cargo: Cargo(handed: object), from: CallSite(fileID, line)))
  }

  /// Shows a route for a source that the app names, such as a campaign; `Arrival.asker` tells it again.
  @discardableResult
  public func show(_ route: R, from site: CallSite) -> NavigationRequest {
    perform(NavigationVerb(.intent(.show(AnyRoute(route))), from: site))
  }

  /// Shows a route as `show(_:placed:keeping:handing:policy:)` does, and waits until the screen shows it.
  ///
  /// Throws `reentrant` in a guard and in `askBeforeLeaving`, which it would wait for. Cancelling the
  /// task cancels the request when it has not committed and nobody else asked for it.
  @discardableResult
  public func navigate(
    to route: R, placed placement: Placement<R>? = nil, keeping: Keeping = .nothing,
    handing object: Any? = nil, policy: QueuePolicy = .newest,
    fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if SceneNavigator.isBeingAsked { throw .reentrant }
    let request = show(
      route, placed: placement, keeping: keeping, handing: object, policy: policy,
      fileID: fileID, line: line)
    return try await request.arrivalForAsker()
  }

  /// Shows where a course leads, and waits until the screen shows it.
  ///
  /// ```swift
  /// try await navigator.navigate(through: [.figures, .product(id: 3)])
  /// ```
  ///
  /// Without a route it throws `emptyCourse`; otherwise as `navigate(to:)`.
  @discardableResult
  public func navigate(
    through course: Course<R>, keeping: Keeping = .nothing, handing object: Any? = nil,
    policy: QueuePolicy = .newest, fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if SceneNavigator.isBeingAsked { throw .reentrant }
    let request = show(
      course, keeping: keeping, handing: object, policy: policy, fileID: fileID, line: line)
    return try await request.arrivalForAsker()
  }

  func perform(
    _ intent: LiveIntent, handing object: Any? = nil, _ fileID: StaticString, _ line: Int
  ) -> NavigationRequest {
    perform(
      NavigationVerb(
        .intent(intent), cargo: Cargo(handed: object), from: CallSite(fileID, line)))
  }
}
