import HeadlessUIKit
import PortolanUIKit
import TabsOrMenu
import TabsOrMenuUIKit

/// The same screens in a tab bar and behind a hamburger menu, switched while they are open.
@MainActor enum TabsOrMenuRecipe {
  static func run() async throws {
    try await HeadlessScreen.run { screen in
      let app = ShopApp(layout: .tabs, clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.navigator)
      let window = screen.makeWindow()
      try await stage.step("start with tabs") { app.start(in: window) }
      try await stage.step("tap Product 012345") { try screen.tap("Product 012345") }
      try await stage.step("tap the tab Account") { try screen.tap("Account") }
      try await stage.step("tap Settings") { try screen.tap("Settings") }
      try await stage.step("tap Use menu: the screens stay") { try screen.tap("Use menu") }
      try await stage.step("tap the hamburger, then Menu") {
        try screen.tap("Sections")
        try screen.tap("Menu")
      }
      try await stage.step("go to product 067890") { app.goToProduct(withId: "067890") }
      try await stage.step("back to tabs") { app.layout = .tabs }
      for map in app.visits.maps {
        let counts = app.visits.count(under: map).sorted { $0.key < $1.key }
        print("\(map): \(counts.map { "\($0.key) \($0.value)" }.joined(separator: ", "))")
      }
    }
  }
}
