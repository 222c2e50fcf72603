/// Performs a module's verbs with two closures, in an app that has no `SceneNavigator`.
///
/// ```swift
/// let catalog = ManualNavigator<CatalogRoute> { route in
///   controllers.pushViewController(makeController(for: route), animated: true)
/// } back: {
///   controllers.popViewController(animated: true)
/// }
/// let model = ProductsModel(stock: stock, navigator: catalog)
/// ```
///
/// The module's view models use `any Navigating` and do not change. There are no maps, guards or
/// plans. The closure `show` gets the route of each verb that names one, and the last route of a
/// path. The closure `back` is called for each verb that goes back (`back`, `dismiss`, `close`,
/// `popToRoot`). A transaction is performed verb by verb. A request arrives when its closure
/// returns, or fails with the error that the closure throws. A link fails as `wrongLink`, and
/// `showKept` as `nothingKept`. A question ends as `cancelled` when its closure has returned.
@MainActor public final class ManualNavigator<R: NavigationRoute>: Navigating {
  private let go: @MainActor (R) throws(NavigationError) -> Void
  private let goBack: @MainActor () throws(NavigationError) -> Void

  /// Makes a navigator of two closures.
  public init(
    show: @escaping @MainActor (R) throws(NavigationError) -> Void,
    back: @escaping @MainActor () throws(NavigationError) -> Void
  ) {
    go = show
    goBack = back
  }

  /// Performs a verb with the app's closures.
  @discardableResult
  public func perform(_ verb: NavigationVerb) -> NavigationRequest {
    let request = NavigationRequest(from: verb.site, verb.cargo)
    do throws(NavigationError) {
      try carryOut(verb.content)
      request.finish(
        .success(
          Arrival(
            node: nil, route: verb.route, requested: verb.route, finding: .built,
            requester: .code(verb.site))))
      verb.cargo.question?.isPosed = true
      verb.cargo.question?.end(because: .leaving)
    } catch {
      request.finish(.failure(error))
    }
    return request
  }

  private func carryOut(_ content: NavigationVerb.Content) throws(NavigationError) {
    switch content {
    case .intent(.transaction(let steps)):
      for step in steps { try carryOut(.intent(step)) }
    case .intent(.setPath(.stack(let stack), let path, _)): try show(path.last ?? stack)
    case .intent(let intent):
      if intent.traits.contains(.leaving) { return try goBack() }
      guard let route = intent.route else { throw .nothingKept }
      try show(route)
    case .link: throw .wrongLink(.unknownScheme(nearest: nil))
    case .refused(let error, _): throw error
    }
  }

  private func show(_ route: AnyRoute) throws(NavigationError) {
    guard let own = route.as(R.self) else { throw .unknownRoute(route.label) }
    try go(own)
  }
}
