/// Carries out by hand what a module asks for: the same module in an app without a navigator.
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
/// A module's view models know `any Navigating` and go on as they are. There are no maps, guards
/// and plans: what should happen is up to the two closures. A request has arrived when its closure
/// returns; what the closure throws is how it ends. Its node belongs to no tree.
@MainActor public final class ManualNavigator<R: NavigationRoute>: Navigating {
  private let go: @MainActor (R) throws(NavigationError) -> Void
  private let goBack: @MainActor () throws(NavigationError) -> Void
  private var lastNumber = 0

  /// Makes a navigator of two actions.
  public init(
    show: @escaping @MainActor (R) throws(NavigationError) -> Void,
    back: @escaping @MainActor () throws(NavigationError) -> Void
  ) {
    go = show
    goBack = back
  }

  /// Shows a route as the app's closure does.
  @discardableResult
  public func show(_ route: R, from site: CallSite) -> NavigationRequest {
    carryOut(AnyRoute(route), from: site) { () throws(NavigationError) in try go(route) }
  }

  /// Goes back as the app's closure does.
  @discardableResult
  public func back(from site: CallSite) -> NavigationRequest {
    carryOut(nil, from: site, goBack)
  }

  private func carryOut(
    _ route: AnyRoute?, from site: CallSite, _ action: () throws(NavigationError) -> Void
  ) -> NavigationRequest {
    lastNumber += 1
    let number = lastNumber
    let request = NavigationRequest(number, site: site)
    do throws(NavigationError) {
      try action()
      request.finish(
        .success(
          Arrival(node: nil, route: route, asked: route, finding: .built, asker: .code(site))))
    } catch {
      request.finish(.failure(error))
    }
    return request
  }
}
