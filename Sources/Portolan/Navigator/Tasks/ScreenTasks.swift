/// Work that runs when a screen of one feature is reached, such as loading its data or counting
/// visits.
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
///     log(chain.map(\.label.text), arrival.requester)
///   }
/// }
/// scene.tasks.append(Analytics())
/// ```
@MainActor public protocol ScreenTasks<RouteType> {
  /// The routes of the feature, or `AnyRoute` for all features.
  associatedtype RouteType: NavigationRoute

  /// Brings a screen up to date; by default this does nothing.
  ///
  /// The navigator calls this after the guards have allowed a request: when the screen was built,
  /// when a request finds it open (with a new value or not), when an object is handed over to it,
  /// and when its presentation changes. A screen that is not built yet is updated when it is built.
  /// Repeated calls must do no harm.
  func update(_ screen: ScreenContext<RouteType>)

  /// Called once for each request that arrives at this screen; by default this does nothing.
  ///
  /// Going back and closing are no arrivals. `chain` lists the screens beneath and the screen
  /// itself, base content first. `arrival` says who asked for the screen, from where, which detours
  /// came before, and which map placed it. The method may navigate, which makes new requests. Other requests
  /// do not wait for the method. If it throws, a diagnostic reports the error. The end of the scene
  /// cancels its task.
  func arrived(
    at screen: ScreenContext<RouteType>, along chain: [AnyRoute], arrival: Arrival
  ) async throws
}

extension ScreenTasks {
  /// Does nothing; implement it to bring an open screen up to date.
  public func update(_ screen: ScreenContext<RouteType>) {}
  /// Does nothing; implement it for work after a request has arrived.
  public func arrived(
    at screen: ScreenContext<RouteType>, along chain: [AnyRoute], arrival: Arrival
  ) async throws {}
}
