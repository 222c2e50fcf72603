import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@testable import ThreeStacks

/// The recipe on a headless scene, with what a test looks at.
@MainActor final class ThreeStacksRun {
  let app: ThreeStacksApp
  let view: HeadlessScene
  let driver: ViewDriver
  private(set) var diagnostics: [Diagnostic] = []

  init(_ draw: Draw = Draw(number: 0)) async throws {
    let app = try ThreeStacksApp()
    self.app = app
    view = HeadlessScene(assumptions: draw.assumptions) { app.rootView }
    driver = ViewDriver(view: view, scene: app.scene)
    app.scene.onEvent = { [weak self] in
      if case .diagnosed(let diagnostic) = $0 { self?.diagnostics.append(diagnostic) }
    }
    try await driver.settle()
  }

  var picture: String { app.scene.tree.picture }

  /// Whether the views show a stack of these titles.
  func shows(_ titles: String...) -> Bool { view.nodes.hasStack(titles) }

  func tap(_ label: String) async throws { try await driver.touch { try view.tap(label) } }
  func tapTab(_ label: String) async throws { try await driver.touch { try view.tapTab(label) } }
  func settle() async throws { try await driver.settle() }
}
