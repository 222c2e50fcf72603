/// Work that an app does for the screens of one feature, such as loading data or counting visits.
///
/// ```swift
/// struct ShopTasks: ScreenTasks {
///   let visits: Visits
///   func update(_ screen: ScreenContext<Shop>) { … }
///   func arrived(
///     at screen: ScreenContext<Shop>, along chain: [AnyRoute], arrival: Arrival
///   ) async {
///     visits.count(screen.route)
///   }
/// }
/// let shop = NavigationFeature(ShopMap(), guards: ShopGuards(session), tasks: ShopTasks(visits: visits))
/// ```
///
/// Tasks for the screens of all features, such as analytics, have `AnyRoute` as their route type.
/// They run after those of the feature:
///
/// ```swift
/// struct Analytics: ScreenTasks {
///   func arrived(
///     at screen: ScreenContext<AnyRoute>, along chain: [AnyRoute], arrival: Arrival
///   ) async {
///     log("\(arrival.requester): \(chain.map(\.label.text))")
///   }
/// }
/// scene.tasks.append(Analytics())
/// ```
@MainActor public protocol ScreenTasks<RouteType> {
  /// The route type of the feature, or `AnyRoute` for all features.
  associatedtype RouteType: NavigationRoute

  /// Brings a screen up to date; by default this does nothing.
  ///
  /// The navigator calls this when the screen was built, when a request finds the screen open (with
  /// a new value or not), when an object is handed over to the screen, and when the screen's
  /// presentation changes. A request leads to a call only after the guards have allowed it. For a
  /// screen that is not built yet, the navigator makes the call when the screen is built. Repeated
  /// calls must do no harm.
  func update(_ screen: ScreenContext<RouteType>)

  /// Called once for each request that arrives at this screen; by default this does nothing.
  ///
  /// The method is not called when the user or code goes back to this screen, or closes another
  /// one. `chain` lists the routes beneath the screen and its own route, base content first.
  /// `arrival` says who requested the screen, which detours came before, and which map placed the
  /// screen. The method may make new requests. No request waits for this method, and no request
  /// fails when the method throws: a diagnostic reports the error, unless it is a
  /// `CancellationError`. The task that runs the method is cancelled when the scene ends.
  func arrived(
    at screen: ScreenContext<RouteType>, along chain: [AnyRoute], arrival: Arrival
  ) async throws
}

extension ScreenTasks {
  /// The default: does nothing; implement this method to bring an open screen up to date.
  public func update(_ screen: ScreenContext<RouteType>) {}
  /// The default: does nothing when a request has arrived at `screen`.
  ///
  /// For an implementation, `chain` lists the routes beneath the screen and its own route, base
  /// content first. The request does not wait for the implementation. When the implementation
  /// throws, a diagnostic reports that, and the request does not fail.
  public func arrived(
    at screen: ScreenContext<RouteType>, along chain: [AnyRoute], arrival: Arrival
  ) async throws {}
}
