import HeadlessSwiftUI
import HeadlessUIKit
import PortolanSwiftUI
import TabsOrMenu
import TabsOrMenuSwiftUI

/// The same app as TabsOrMenu, in views.
@MainActor enum TabsOrMenuViewsRecipe {
  static func run() async throws {
    let clock = HeadlessClock()
    let app = ShopApp(layout: .tabs, clock: clock)
    app.navigator.show(.main)
    let view = HeadlessScene(clock: clock) { app.rootView }
    let stage = ViewStage(view: view, scene: app.navigator.scene)
    try await stage.step("start with tabs")
    try await stage.step("tap Product 012345") { try view.tap("Product 012345") }
    try await stage.step("tap the tab Account") { try view.tapTab("Account") }
    try await stage.step("tap Settings") { try view.tap("Settings") }
    try await stage.step("tap Use menu: the screens stay") { try view.tap("Use menu") }
    try await stage.step("tap the hamburger") { try view.tap("Sections") }
    try await stage.step("tap Menu") { try view.tap("Menu") }
    try await stage.step("go to product 067890") { app.goToProduct(withId: "067890") }
    try await stage.step("back to tabs") { app.layout = .tabs }
    view.close()
  }
}
