/// A type with the verbs of navigation, such as `show` and `back`: a navigator, or a replacement
/// for one in tests.
///
/// A view model that navigates needs only an `any Navigating<Shop>`. `Navigator` performs each
/// verb, `NavigationTransaction` collects several verbs for one request, and the test kit's
/// `TestNavigator` records verbs.
///
/// ```swift
/// @MainActor final class ProductsModel {
///   private let navigator: any Navigating<Shop>
///   init(navigator: any Navigating<Shop>) { self.navigator = navigator }
///   func productTapped(_ id: Int) { navigator.show(.product(id: id)) }
/// }
/// ```
///
/// A verb returns at once with its request, which ends exactly once. When neither a guard nor a
/// screen that would close must be asked, the tree has changed already when the verb returns.
@MainActor public protocol Navigating<RouteType> {
  /// The type of the routes that the verbs take.
  associatedtype RouteType: NavigationRoute

  /// Performs a verb, or hands it on to another navigator; the verbs of this protocol call this
  /// method.
  @discardableResult func perform(_ verb: NavigationVerb) -> NavigationRequest
}

extension Navigating {
  /// Shows the screen of a route; when no such screen is open, builds one where the map says.
  ///
  /// ```swift
  /// navigator.show(.product(id: 5))
  /// navigator.show(.product(id: 5), placed: .presented(.sheet))
  /// navigator.show(.editor, handing: draft)
  /// ```
  ///
  /// An open screen of the route comes to the front with the new value. A new screen is built at
  /// its placement; the screens that must be beneath or around it are built too when they are not
  /// open.
  ///
  /// - Parameters:
  ///   - route: The screen's route.
  ///   - placement: Where this request builds the screen when none is open; with nil the map
  ///     decides.
  ///   - object: Something that is not part of the route, such as an object, a closure or a tuple.
  ///     The screen takes it with `ScreenContext.takeHanded(as:)`. It is never compared, saved or
  ///     logged. Only the requested screen gets it: a redirect drops it, a detour keeps it.
  ///   - options: What the request does to older ones, which part it keeps, and its source.
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

  /// Shows the last route of a course (routes that stand on each other, or a route with a
  /// placement).
  ///
  /// ```swift
  /// navigator.show([.figures, .product(id: 3)])
  /// ```
  ///
  /// A course without routes fails with `emptyCourse`.
  @_disfavoredOverload
  @discardableResult
  public func show(
    _ course: NavigationCourse<RouteType>, handing object: Any? = nil,
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    perform(
      course.intent(keeping: options.keepsReplacedPart), handing: object, options, fileID, line)
  }

  /// Shows a route as `show(_:placed:handing:options:)` does, and waits for the arrival.
  ///
  /// Throws the reason when the request fails. Throws `reentrant` when a keeper or a closure of
  /// `askBeforeLeaving` makes this call, since the call could wait for that very answer. Cancelling
  /// the calling task cancels the request, unless it has committed or another call shares it.
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

  /// Shows the last route of a course, and waits for the arrival.
  ///
  /// ```swift
  /// try await navigator.navigate(through: [.figures, .product(id: 3)])
  /// ```
  ///
  /// Throws `emptyCourse` for a course without routes, and otherwise as `navigate(to:)` does.
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
