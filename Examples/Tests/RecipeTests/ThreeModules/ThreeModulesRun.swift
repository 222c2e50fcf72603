import Foundation
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import Testing
import ThreeModules
import ThreeModulesUIKit

/// The app of three modules on a headless screen.
@MainActor struct ThreeModulesRun {
  let app: ThreeModulesApp
  let window: UIWindow
  let screen: HeadlessScreen
  let stage: UIKitStage

  init(
    _ screen: HeadlessScreen, stubbing stubs: Set<ThreeModulesApp.Module> = []
  ) async throws {
    self.screen = screen
    app = try ThreeModulesApp(stubbing: stubs, clock: screen.clock)
    stage = UIKitStage(on: screen) { [app] in app.start(in: $0) }
    window = stage.window
    try await stage.settle()
  }

  var picture: String { app.scene.tree.picture }

  func tap(_ label: String) async throws { try await stage.tap(label) }

  @discardableResult
  func open(_ path: String) async throws -> NavigationRequest {
    let url = try #require(URL(string: "\(ThreeModulesApp.scheme)://\(path)"))
    let request = app.scene.open(url)
    try await stage.settle()
    return request
  }
}
