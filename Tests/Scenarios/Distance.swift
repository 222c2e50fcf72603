@_spi(Driver) import HeadlessUIKit
import Testing

/// How far from the core a scenario runs, and under which version of iOS.
enum Distance: Hashable, Sendable, CustomTestStringConvertible {
  case core
  case uiKit(HeadlessProfile)
  case swiftUI(HeadlessProfile)

  /// The three distances, whatever the version of iOS.
  enum Kind: String, CaseIterable {
    case core = "core alone"
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
  }

  var kind: Kind {
    switch self {
    case .core: return .core
    case .uiKit: return .uiKit
    case .swiftUI: return .swiftUI
    }
  }

  static let all: [Distance] =
    [.core] + HeadlessProfile.allCases.flatMap { [.uiKit($0), .swiftUI($0)] }

  /// Plays a scenario on a stage of its own.
  @MainActor func play(_ scenario: Scenario) async throws {
    switch self {
    case .core: try await play(scenario, on: CoreStage())
    case .uiKit(let profile):
      try await HeadlessScreen.run(on: HeadlessScreen(profile: profile)) { screen in
        try await play(scenario, on: UIKitStage(screen))
      }
    case .swiftUI(let profile): try await play(scenario, on: SwiftUIStage(profile))
    }
  }

  @MainActor private func play(_ scenario: Scenario, on stage: some ScenarioStage) async throws {
    try await scenario.body(stage)
    await stage.settle()
    // Whatever it looked at, in the end screen and tree agree.
    await stage.expect(stage.navigator.tree.picture)
    stage.app.scene.close()
  }

  var testDescription: String {
    switch self {
    case .core: return kind.rawValue
    case .uiKit(let profile), .swiftUI(let profile): return "\(kind.rawValue), \(profile)"
    }
  }
}
