/// What is done with the screens of one feature when they are reached, beside building them.
///
/// ```swift
/// struct ShopTasks: ScreenTasks {
///   let visits: Visits
///   func update(_ screen: ScreenContext<Shop>) { … }
///   func arrived(at screen: ScreenContext<Shop>, along chain: [AnyRoute]) async {
///     visits.count(screen.route)
///   }
/// }
/// let shop = Feature(ShopMap(), guards: ShopGuards(session), tasks: ShopTasks(visits: visits))
/// ```
///
/// What concerns all features is a `SceneTasks` of the navigator's `tasks`; it comes after these.
@MainActor public protocol ScreenTasks<R> {
  /// The routes of the feature.
  associatedtype R: NavigationRoute

  /// Brings a screen up to date; by default nothing.
  ///
  /// Called after the guards have said yes: when a screen was built, when it is found, with a new
  /// value or without, when something is handed to it, and when it is shown in another way. A
  /// screen that was not built yet is updated when it is. So write it such that twice does no harm.
  func update(_ screen: ScreenContext<R>)

  /// The screen that a request asked for is on screen; by default nothing.
  ///
  /// Told once for each request that arrives at one of these routes. Going back and closing are no
  /// arrivals. The chain is what stands beneath and the screen itself, base content first. What is
  /// asked for in here is a request like any other. It holds nobody up; an error is a diagnostic,
  /// and when the scene ends its task is cancelled.
  func arrived(at screen: ScreenContext<R>, along chain: [AnyRoute]) async throws
}

extension ScreenTasks {
  /// Nothing.
  public func update(_ screen: ScreenContext<R>) {}
  /// Nothing.
  public func arrived(at screen: ScreenContext<R>, along chain: [AnyRoute]) async throws {}
}

/// What is done with the screens of all features when they are reached; see `ScreenTasks`.
///
/// ```swift
/// struct Analytics: SceneTasks {
///   func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) async {
///     log(chain.map(\.label.text))
///   }
/// }
/// scene.tasks.append(Analytics())
/// ```
@MainActor public protocol SceneTasks {
  /// Brings any screen up to date, as `ScreenTasks.update(_:)`; by default nothing.
  func update(_ screen: AnyScreenContext)

  /// Any screen that a request asked for is on screen, as `ScreenTasks.arrived(at:along:)`; by
  /// default nothing.
  func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) async throws
}

extension SceneTasks {
  /// Nothing.
  public func update(_ screen: AnyScreenContext) {}
  /// Nothing.
  public func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) async throws {}
}
