import HeadlessUIKit
import Testing

extension Distance {
  /// Plays a scenario on a stage of its own.
  @MainActor func play(_ scenario: Scenario) async throws {
    switch self {
    case .core: try await play(scenario, on: CoreStage())
    case .uiKit(let profile, let assumed):
      let screen = HeadlessScreen(profile: profile, assumptions: assumed.uiKit)
      try await HeadlessScreen.run(on: screen) { screen in
        try await play(scenario, on: UIKitScenarioStage(screen))
      }
    case .swiftUI(let profile, let assumed):
      try await play(scenario, on: SwiftUIScenarioStage(profile, assumed.swiftUI))
    }
  }

  @MainActor private func play(_ scenario: Scenario, on stage: some ScenarioStage) async throws {
    try await scenario.body(stage)
    await stage.settle()
    // Whatever it looked at, in the end screen and tree agree.
    await stage.expect(stage.navigator.tree.picture)
    stage.app.scene.close()
  }
}
