import HeadlessUIKit
import Portolan
import PortolanTesting
import Testing

/// What the bank's screens are made of.
enum LockWorld: Sendable, CustomTestStringConvertible {
  case uiKit
  case swiftUI(Draw)

  /// Both frameworks as usual.
  static let both: [LockWorld] = [.uiKit, .swiftUI(Draw(number: 0))]
  /// Also where SwiftUI does other things than usual.
  static let many: [LockWorld] = [.uiKit] + Draw.some.map(LockWorld.swiftUI)

  var testDescription: String {
    switch self {
    case .uiKit: return "UIKit"
    case .swiftUI(let draw): return "SwiftUI, \(draw)"
    }
  }

  /// Starts the bank, and expects that nothing was wrong in the end.
  @MainActor func play<Result: Sendable>(
    user: String? = nil, restoring saved: SavedScene? = nil,
    _ body: @MainActor (any LockStage) async throws -> Result
  ) async throws -> Result {
    switch self {
    case .uiKit:
      return try await HeadlessScreen.run { screen in
        try await run(body, on: UIKitLockStage(screen, user: user, restoring: saved))
      }
    case .swiftUI(let draw):
      return try await run(body, on: SwiftUILockStage(draw, user: user, restoring: saved))
    }
  }

  @MainActor private func run<Result: Sendable>(
    _ body: @MainActor (any LockStage) async throws -> Result, on stage: any LockStage
  ) async throws -> Result {
    var failures: [String] = []
    stage.app.navigator.scene.onFailure = { error, _ in failures.append(error.diagnostic.code) }
    let result = try await body(stage)
    #expect(stage.person.faults.isEmpty, "\(stage.person.faults)")
    #expect(failures.isEmpty, "\(failures)")
    return result
  }
}
