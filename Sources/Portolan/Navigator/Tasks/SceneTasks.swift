/// Work that runs when any screen of any feature is reached, such as analytics; see `ScreenTasks`.
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
  /// Brings any screen up to date, as `ScreenTasks.update(_:)` does; by default this does nothing.
  func update(_ screen: AnyScreenContext)

  /// Called after an arrival at any screen, as `ScreenTasks.arrived(at:along:)`; by default
  /// nothing.
  func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) async throws
}

extension SceneTasks {
  /// Does nothing; implement it to bring open screens up to date.
  public func update(_ screen: AnyScreenContext) {}
  /// Does nothing; implement it for work after a request has arrived.
  public func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) async throws {}
}
