import HeadlessUIKit
import Portolan
import PortolanTesting
import TabsOrMenu
import Testing

extension Recipes {
  @Suite("The recipe TabsOrMenu counts the visits of each map") @MainActor struct VisitsTests {
    @Test("S4.3 what people came to, counted by map, whatever brought them there")
    func counted() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await TabsOrMenuRun(screen, layout: .tabs)
        try await run.tap("Product 012345")
        try await run.choose("Account")
        try await run.tap("Settings")
        #expect(
          run.app.visits.count(under: "TabsMap")
            == ["menu": 1, "product": 1, "account": 1, "settings": 1])
        try await run.tap("Use menu")
        #expect(run.app.visits.maps == ["TabsMap"], "nobody came to a screen that stayed")
        try await run.choose("Menu")
        run.app.goToProduct(withId: "067890")
        try await run.stage.settle()
        #expect(run.app.visits.count(under: "MenuMap") == ["product": 2])
        #expect(run.app.visits.maps == ["MenuMap", "TabsMap"])
      }
    }

    @Test(
      "a tab that is tapped and a section that is chosen count alike", arguments: LayoutKey.allCases
    )
    func alike(layout: LayoutKey) async throws {
      try await HeadlessScreen.run { screen in
        let run = try await TabsOrMenuRun(screen, layout: layout)
        for section in ["Account", "Menu", "Account"] { try await run.choose(section) }
        let map = layout == .tabs ? "TabsMap" : "MenuMap"
        #expect(run.app.visits.count(under: map) == ["menu": 2, "account": 2])
        #expect(run.app.visits.maps == [map])
      }
    }
  }
}
