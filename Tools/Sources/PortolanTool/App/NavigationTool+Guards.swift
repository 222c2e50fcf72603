import Portolan

extension NavigationTool {
  /// Opens a route in a scene of its own, which has no screen; what keepers answer does not matter.
  @MainActor static func guards(of route: any NavigationRoute) async throws -> [String] {
    func ask<R: NavigationRoute>(_ route: R) async throws -> [String] {
      let scene = try scene()
      var guards: [String] = []
      scene.onEvent = { event in
        guard case .answered(let answer) = event, !guards.contains(answer.guard.text) else {
          return
        }
        guards.append(answer.guard.text)
      }
      let request = Task {
        do throws(NavigationError) { _ = try await scene.of(R.self).navigate(to: route) } catch {
          // The plan says what is wrong with the way; here only the guards count.
        }
      }
      // A keeper may answer never.
      let deadline = Task {
        try await ContinuousClock().sleep(for: .seconds(2))
        request.cancel()
      }
      await request.value
      deadline.cancel()
      return guards
    }
    return try await ask(route)
  }
}
