import Foundation
import HeadlessUIKit
import Portolan
import Testing
import ThreeModules

/// The app of three modules on a headless screen.
@MainActor struct ThreeModulesRun {
  let app: ThreeModulesApp
  let window: UIWindow
  let screen: HeadlessScreen
  let driver: ScreenDriver

  init(
    _ screen: HeadlessScreen, stubbing stubs: Set<ThreeModulesApp.Module> = []
  ) async throws {
    self.screen = screen
    app = try ThreeModulesApp(stubbing: stubs, clock: screen.clock)
    driver = ScreenDriver(screen: screen, scene: app.scene)
    window = screen.makeWindow()
    app.start(in: window)
    try await driver.settle()
  }

  var picture: String { app.scene.tree.picture }

  func tap(_ label: String) async throws {
    try screen.tap(label)
    try await driver.settle()
  }

  @discardableResult
  func open(_ path: String) async throws -> NavigationRequest {
    let url = try #require(URL(string: "\(ThreeModulesApp.scheme)://\(path)"))
    let request = app.scene.open(url)
    try await driver.settle()
    return request
  }
}
