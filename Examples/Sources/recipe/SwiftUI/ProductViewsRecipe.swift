import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import ProductRecipe
import ProductSwiftUI

/// The same app as Product, in views.
@MainActor enum ProductViewsRecipe {
  static func run() async throws {
    let clock = HeadlessClock()
    let app = ProductApp(clock: clock)
    app.navigator.scene.onFailure = { error, _ in print("  (\(error.diagnostic.what))") }
    app.navigator.show(.home)
    let view = HeadlessScene(clock: clock) { app.rootView }
    let stage = ViewStage(view: view, scene: app.navigator.scene)
    try await stage.step("start")
    try await stage.step("tap Product 012345: a sign-in comes first") {
      try view.tap("Product 012345")
    }
    try await stage.step("tap Close: no product") { try view.tap("Close") }
    try await stage.step("open https://product.example/products/012345") {
      open("products/012345", in: app)
    }
    try await stage.step("tap Continue as Ada") { try view.tap("Continue as Ada") }
    try await stage.step("the same with a coupon: found and updated") {
      open("products/012345/coupons/WINTER", in: app)
    }
    try await stage.step("tap Close") { try view.tap("Close") }
    try await stage.step("goToMenu()") { app.wireframe.goToMenu() }
    try await stage.step("tap Lamp in the list") { try view.tap("Lamp in the list") }
    try await stage.step("goToProduct(withId: \"012345\"): found where it is") {
      app.wireframe.goToProduct(withId: "012345")
    }
    let counts = app.visits.counts.sorted { $0.key < $1.key }
    print("visits: " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    view.close()
  }

  private static func open(_ path: String, in app: ProductApp) {
    guard let url = URL(string: "https://product.example/\(path)") else {
      preconditionFailure("The recipe's own link \(path) is no URL.")
    }
    app.navigator.open(url)
  }
}
