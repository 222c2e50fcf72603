import HeadlessUIKit
import PortolanTesting
import Testing

/// What the screens of a stage's app are made of.
enum Framework: CaseIterable, CustomTestStringConvertible {
  case uiKit, swiftUI

  var testDescription: String { self == .uiKit ? "UIKit" : "SwiftUI" }

  @MainActor func stage(_ shop: StageShop) -> any Stage { World(self, .iOS18).stage(shop) }
}

/// What went wrong on a stage.
@MainActor func problem(
  _ location: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async -> StageError.Problem? {
  await #expect(throws: StageError.self, sourceLocation: location) { try await body() }?.problem
}
