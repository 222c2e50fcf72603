import Catalog
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import ThreeModules
import ThreeModulesSwiftUI

/// The same three modules in views, and the same with a stub.
@MainActor enum ThreeModulesViewsRecipe {
  static func run() async throws {
    try await together()
    try await stubbed()
  }

  private static func together() async throws {
    let (app, view, stage) = try await start([], "start")
    for label in ["Lamp", "Price for Members"] {
      try await stage.step("tap \(label)") { try view.tap(label) }
    }
    try await stage.step("tap Continue as Ada, in the account's sign-in") {
      try view.tap("Continue as Ada")
    }
    try await stage.step("open threemodules://account") { open("account", in: app) }
    try await stage.step("tap Order 11, which is a product of the catalog") {
      try view.tap("Order 11")
    }
    try await stage.step("open threemodules://help/Prices") { open("help/Prices", in: app) }
    try await stage.step("open threemodules://help/Nothing, which is refused") {
      open("help/Nothing", in: app)
    }
    view.close()
  }

  private static func stubbed() async throws {
    let (app, view, stage) = try await start([.account], "start with a stub of the account")
    try await stage.step("the price for members, which nobody need sign in for") {
      app.scene.of(CatalogRoute.self).show(.memberPrice(id: 1))
    }
    view.close()
  }

  private static func start(
    _ stubs: Set<ThreeModulesApp.Module>, _ title: String
  ) async throws -> (ThreeModulesApp, HeadlessScene, ViewStage) {
    let clock = HeadlessClock()
    let app = try ThreeModulesApp(stubbing: stubs, clock: clock)
    app.start()
    let view = HeadlessScene(clock: clock) { app.rootView }
    let stage = ViewStage(view: view, scene: app.scene)
    try await stage.step(title)
    return (app, view, stage)
  }

  private static func open(_ path: String, in app: ThreeModulesApp) {
    guard let url = URL(string: "\(ThreeModulesApp.scheme)://\(path)") else {
      preconditionFailure("The recipe's own link \(path) is no URL.")
    }
    app.scene.open(url)
  }
}
