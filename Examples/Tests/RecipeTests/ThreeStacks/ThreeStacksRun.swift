import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import Testing

@testable import ThreeStacks

/// The recipe on a headless scene, with what a test looks at.
@MainActor final class ThreeStacksRun {
  let app: ThreeStacksApp
  let stage: SwiftUIStage
  var view: HeadlessScene { stage.scene }
  private(set) var diagnostics: [Diagnostic] = []

  init(_ draw: Draw = Draw(number: 0)) async throws {
    let app = try ThreeStacksApp()
    self.app = app
    stage = SwiftUIStage(assumptions: draw.assumptions) { app.rootView }
    app.scene.onEvent = { [weak self] in
      if case .diagnosed(let diagnostic) = $0 { self?.diagnostics.append(diagnostic) }
    }
    try await stage.settle()
  }

  var picture: String { app.scene.tree.picture }

  /// Whether the views show a stack of these titles.
  func shows(_ titles: String...) -> Bool { view.nodes.hasStack(titles) }

  func tap(_ label: String) async throws { try await stage.tap(label) }
  func tapTab(_ label: String) async throws { try await stage.tap(label) }
  func settle() async throws { try await stage.settle() }
}
