/// All verbs of navigation, for navigators and for whatever stands in for one.
///
/// A view model holds `any Navigating<Shop>` and needs no more. `Navigator` performs each verb,
/// `NavigationTransaction` collects several and performs them as one, and the test kit's
/// `TestNavigator` records them.
///
/// ```swift
/// @MainActor final class ProductsModel {
///   private let navigator: any Navigating<Shop>
///   init(navigator: any Navigating<Shop>) { self.navigator = navigator }
///   func productTapped(_ id: Int) { navigator.show(.product(id: id)) }
/// }
/// ```
///
/// A verb returns at once with its request, which ends exactly once. When no guard and no closing
/// screen must be asked, the tree has changed by then.
@MainActor public protocol Navigating<R> {
  /// The routes that it can show.
  associatedtype R: NavigationRoute

  /// Performs a verb, or hands it on.
  @discardableResult func perform(_ verb: NavigationVerb) -> NavigationRequest
}

/// Says what happens to a part of the app that another replaces.
public enum Keeping: Hashable, Sendable {
  /// It is closed.
  case nothing
  /// It lives on unseen, with its screens and layers.
  ///
  /// `showKept()` or a route in it shows it again; then its guards are asked again.
  case replacedPart
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
  /// An open screen comes to the front with its newest value, wherever it stands. A new one is
  /// built where its placement says; missing screens beneath it are built too.
  ///
  /// - Parameters:
  ///   - route: The screen's route.
  ///   - placement: Where this request builds it; nil for the map's placement.
  ///   - keeping: Whether a part that is replaced lives on.
  ///   - object: Something that is not a value, for the screen to take with
  ///     `ScreenContext.handed(as:)`: an object, a closure, a tuple. It is never compared, saved or
  ///     logged, and only the requested screen gets it: a redirect drops it, a detour keeps
  ///     it.
  ///   - policy: Whether the request replaces or waits for older ones.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The request.
  @discardableResult
  public func show(
    _ route: R, placed placement: Placement<R>? = nil, keeping: Keeping = .nothing,
    handing object: Any? = nil, policy: QueuePolicy = .newest,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let intent =
      placement.map { Course(route, placed: $0).intent(keeping: keeping == .replacedPart) }
      ?? .show(AnyRoute(route), keeping: keeping == .replacedPart)
    return perform(intent, handing: object, policy: policy, fileID, line)
  }

  /// Shows the last route of a course; see `Course` for how it is found and built.
  ///
  /// ```swift
  /// navigator.show([.figures, .product(id: 3)])
  /// ```
  @discardableResult
  public func show(
    _ course: Course<R>, keeping: Keeping = .nothing, handing object: Any? = nil,
    policy: QueuePolicy = .newest, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(
      course.intent(keeping: keeping == .replacedPart), handing: object, policy: policy, fileID,
      line)
  }

  /// Shows a route for a source that the app names, such as a campaign; `Arrival.requester` names it.
  @discardableResult
  public func show(_ route: R, from site: CallSite) -> NavigationRequest {
    perform(NavigationVerb(.intent(.show(AnyRoute(route))), from: site))
  }

  /// Shows a route as `show(_:placed:keeping:handing:policy:)` does, and waits for its arrival.
  ///
  /// Throws `reentrant` in a guard and in `askBeforeLeaving`, which would wait for themselves.
  /// Cancelling the task cancels the request when it has not committed and has no other caller.
  @discardableResult
  public func navigate(
    to route: R, placed placement: Placement<R>? = nil, keeping: Keeping = .nothing,
    handing object: Any? = nil, policy: QueuePolicy = .newest,
    fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if AnsweringTask.isUnderWay { throw .reentrant }
    let request = show(
      route, placed: placement, keeping: keeping, handing: object, policy: policy,
      fileID: fileID, line: line)
    return try await request.arrivalForCaller()
  }

  /// Shows the last route of a course, and waits for its arrival.
  ///
  /// ```swift
  /// try await navigator.navigate(through: [.figures, .product(id: 3)])
  /// ```
  ///
  /// Without a route it throws `emptyCourse`; otherwise as `navigate(to:)`.
  @discardableResult
  public func navigate(
    through course: Course<R>, keeping: Keeping = .nothing, handing object: Any? = nil,
    policy: QueuePolicy = .newest, fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if AnsweringTask.isUnderWay { throw .reentrant }
    let request = show(
      course, keeping: keeping, handing: object, policy: policy, fileID: fileID, line: line)
    return try await request.arrivalForCaller()
  }

  func perform(
    _ intent: LiveIntent, handing object: Any? = nil, policy: QueuePolicy = .newest,
    _ fileID: String, _ line: Int
  ) -> NavigationRequest {
    perform(
      NavigationVerb(
        .intent(intent), policy: policy, cargo: Cargo(handed: object), from: CallSite(fileID, line))
    )
  }
}
