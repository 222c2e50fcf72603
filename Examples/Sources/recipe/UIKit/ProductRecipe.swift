import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import ProductRecipe
import ProductUIKit

/// A product in a sheet with its title and a Close button, in the list, and for less.
@MainActor enum ProductRecipe {
  static func run() async throws {
    try await HeadlessScreen.run { screen in
      let app = ProductApp(clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.navigator)
      let window = screen.makeWindow()
      app.navigator.scene.onFailure = { error, _ in print("  (\(error.diagnostic.what))") }
      try await stage.step("start") { app.start(in: window) }
      try await stage.step("tap Product 012345: a sign-in comes first") {
        try screen.tap("Product 012345")
      }
      try await stage.step("tap Close: no product") { try screen.tap("Close") }
      try await stage.step("open https://product.example/products/012345") {
        open("products/012345", in: app)
      }
      try await stage.step("tap Continue as Ada") { try screen.tap("Continue as Ada") }
      try await stage.step("the same with a coupon: found and updated") {
        open("products/012345/coupons/WINTER", in: app)
      }
      try await stage.step("tap Close") { try screen.tap("Close") }
      try await stage.step("goToMenu()") { app.wireframe.goToMenu() }
      try await stage.step("tap Lamp in the list") { try screen.tap("Lamp in the list") }
      try await stage.step("goToProduct(withId: \"012345\"): found where it is") {
        app.wireframe.goToProduct(withId: "012345")
      }
      let counts = app.visits.counts.sorted { $0.key < $1.key }
      print("visits: " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
  }

  private static func open(_ path: String, in app: ProductApp) {
    guard let url = URL(string: "https://product.example/\(path)") else {
      preconditionFailure("The recipe's own link \(path) is no URL.")
    }
    app.navigator.open(url)
  }
}
