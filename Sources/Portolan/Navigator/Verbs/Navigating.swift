/// Performs the verbs of navigation, such as `show` and `back`: a navigator, or a double for it.
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
/// A verb returns at once with its request, which ends exactly once. If no guard and no closing
/// screen must be asked, the tree has changed when the verb returns.
@MainActor public protocol Navigating<RouteType> {
  /// The routes that the navigator can show.
  associatedtype RouteType: NavigationRoute

  /// Performs a verb, or hands it on to another navigator.
  @discardableResult func perform(_ verb: NavigationVerb) -> NavigationRequest
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
  /// If a screen of the route is open anywhere, it comes to the front with the new value. Otherwise
  /// a screen is built at its placement, and with it the screens that are missing beneath it.
  ///
  /// - Parameters:
  ///   - route: The screen's route.
  ///   - placement: Where this request builds the screen; nil for the map's placement.
  ///   - object: Something that is not part of the route, such as an object, a closure or a tuple.
  ///     The screen takes it with `ScreenContext.takeHanded(as:)`. It is never compared, saved or
  ///     logged. Only the requested screen gets it: a redirect drops it, a detour keeps it.
  ///   - options: What the request does to older ones, what it keeps, and who asked.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The request.
  @discardableResult
  public func show(
    _ route: RouteType, placed placement: Placement<RouteType>? = nil, handing object: Any? = nil,
    options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let intent =
      placement.map {
        NavigationCourse(route, placed: $0).intent(keeping: options.keepsReplacedPart)
      }
      ?? .show(AnyRoute(route), keeping: options.keepsReplacedPart)
    return perform(intent, handing: object, options, fileID, line)
  }

  // Disfavored, so that the compiler says which type has no route of a misspelt name.

  /// Shows the last route of a course (routes that stand on each other, or one with a placement).
  ///
  /// ```swift
  /// navigator.show([.figures, .product(id: 3)])
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func show(
    _ course: NavigationCourse<RouteType>, handing object: Any? = nil,
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(
      course.intent(keeping: options.keepsReplacedPart), handing: object, options, fileID, line)
  }

  /// Shows a route as `show(_:placed:handing:options:)` does, and waits for its arrival.
  ///
  /// Throws `reentrant` inside a guard and inside an `askBeforeLeaving` closure, since it could
  /// wait for that very guard or closure. Cancelling the calling task cancels the request, unless
  /// the request has committed or has another caller.
  @discardableResult
  public func navigate(
    to route: RouteType, placed placement: Placement<RouteType>? = nil, handing object: Any? = nil,
    options: RequestOptions = .init(),
    fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if AnsweringTask.isUnderWay { throw .reentrant }
    let request = show(
      route, placed: placement, handing: object, options: options, fileID: fileID, line: line)
    return try await request.arrivalForCaller()
  }

  /// Shows the last route of a course, and waits for its arrival.
  ///
  /// ```swift
  /// try await navigator.navigate(through: [.figures, .product(id: 3)])
  /// ```
  ///
  /// Throws `emptyCourse` for a course without routes, and the same errors as `navigate(to:)`.
  @discardableResult
  public func navigate(
    through course: NavigationCourse<RouteType>, handing object: Any? = nil,
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Arrival {
    if AnsweringTask.isUnderWay { throw .reentrant }
    let request = show(
      course, handing: object, options: options, fileID: fileID, line: line)
    return try await request.arrivalForCaller()
  }

  func perform(
    _ intent: Intent, handing object: Any? = nil, _ options: RequestOptions, _ fileID: String,
    _ line: Int
  ) -> NavigationRequest {
    perform(
      NavigationVerb(
        .intent(intent), policy: options.policy, cargo: Cargo(handed: object),
        from: options.callSite(orAt: fileID, line)))
  }
}
