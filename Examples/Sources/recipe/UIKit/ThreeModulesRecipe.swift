import Catalog
import Foundation
import HeadlessUIKit
import Portolan
import PortolanInsight
import PortolanUIKit
import ThreeModules
import ThreeModulesByHand
import ThreeModulesUIKit

/// Three modules in one app, the same with a stub, and the same by hand.
@MainActor enum ThreeModulesRecipe {
  static func run() async throws {
    try await together()
    try await stubbed()
    try await byHand()
  }

  private static func together() async throws {
    try await HeadlessScreen.run { screen in
      let app = try ThreeModulesApp(clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.scene.of(CatalogRoute.self))
      let window = screen.makeWindow()
      print("the catalogue of all modules")
      for module in app.scene.catalogue.modules {
        print("  \(module.name): \(module.screens.map(\.label.text).joined(separator: ", "))")
      }
      try await stage.step("start") { app.start(in: window) }
      for label in ["Lamp", "Price for Members"] {
        try await stage.step("tap \(label)") { try screen.tap(label) }
      }
      try await stage.step("tap Continue as Ada, in the account's sign-in") {
        try screen.tap("Continue as Ada")
      }
      try await stage.step("open threemodules://account") { open("account", in: app) }
      try await stage.step("tap Order 11, which is a product of the catalog") {
        try screen.tap("Order 11")
      }
      try await stage.step("open threemodules://help/Prices") { open("help/Prices", in: app) }
      try await stage.step("open threemodules://help/Nothing, which is refused") {
        open("help/Nothing", in: app)
      }
    }
  }

  private static func open(_ path: String, in app: ThreeModulesApp) {
    guard let url = URL(string: "\(ThreeModulesApp.scheme)://\(path)") else {
      preconditionFailure("The recipe's own link \(path) is no URL.")
    }
    app.scene.open(url)
  }

  private static func stubbed() async throws {
    try await HeadlessScreen.run { screen in
      let app = try ThreeModulesApp(stubbing: [.account], clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.scene.of(CatalogRoute.self))
      let window = screen.makeWindow()
      try await stage.step("start with a stub of the account") { app.start(in: window) }
      try await stage.step("the price for members, which nobody need sign in for") {
        app.scene.of(CatalogRoute.self).show(.memberPrice(id: 1))
      }
    }
  }

  private static func byHand() async throws {
    try await HeadlessScreen.run { screen in
      let app = ThreeModulesByHand()
      let window = screen.makeWindow()
      app.start(in: window)
      for label in ["Lamp", "Price for Members", "Continue as Ada"] {
        try screen.tap(label)
        screen.finishTransitions()
        print("by hand: tap \(label)\n  \(titles(in: window))")
      }
    }
  }

  /// The titles of the stack in front.
  private static func titles(in window: UIWindow) -> String {
    let base = window.rootViewController
    let stack = (base?.presentedViewController ?? base) as? UINavigationController
    return (stack?.viewControllers ?? []).map { $0.title ?? "" }.joined(separator: " › ")
  }
}
