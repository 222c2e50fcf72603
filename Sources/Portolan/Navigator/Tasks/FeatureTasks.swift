/// The tasks of one feature, among those of all.
struct FeatureTasks<R: NavigationRoute>: SceneTasks {
  let tasks: any ScreenTasks<R>

  func update(_ screen: AnyScreenContext) {
    if let screen = screen.of(R.self) { tasks.update(screen) }
  }

  func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) async throws {
    if let screen = screen.of(R.self) { try await tasks.arrived(at: screen, along: chain) }
  }
}
