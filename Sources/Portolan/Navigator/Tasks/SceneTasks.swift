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
