import Portolan
import PortolanTesting
import Testing

@testable import TabsOrMenu

extension Recipes {
  @Suite("The recipe TabsOrMenu chooses one of two maps by a stored layout")
  @MainActor struct LayoutTests {
    @Test("neither map has a problem", arguments: LayoutKey.allCases)
    func maps(layout: LayoutKey) {
      #expect(problems(of: layout.map) == [])
    }

    private func problems(of map: some NavigationMap<ShopRoute>) -> [String] {
      map.problems.map { "\($0)" }
    }

    @Test("S4.3 each half of the users has its container", arguments: LayoutKey.allCases)
    func halves(layout: LayoutKey) {
      let app = ShopApp(layout: layout)
      app.goToProduct(withId: "012345")
      let own = layout == .tabs ? "main" : "main#HamburgerMenu"
      #expect(
        app.navigator.tree.picture
          == "\(own)[*(menu › product(\"012345\")) | account…]")
    }

    @Test("C11 switched live, the nodes of what is open stay")
    func switched() {
      let app = ShopApp(layout: .tabs)
      app.navigator.show(.settings)
      app.goToProduct(withId: "012345")
      let open = app.navigator.tree
      app.layout = .menu
      #expect(
        app.navigator.tree.picture
          == "main#HamburgerMenu[*(menu › product(\"012345\")) | (account › settings)]")
      #expect(app.navigator.tree.visiblePath.last == open.visiblePath.last)
      app.layout = .tabs
      #expect(app.navigator.tree.isSame(as: open))
      #expect(app.navigator.tree.visiblePath.last == open.visiblePath.last)
    }

    @Test("set to what it is, nothing changes", arguments: LayoutKey.allCases)
    func same(layout: LayoutKey) {
      let app = ShopApp(layout: layout)
      app.goToProduct(withId: "012345")
      let before = app.navigator.tree
      app.layout = layout
      #expect(app.navigator.tree == before)
    }

    @Test("the key is read from what is stored, and no other is known")
    func stored() {
      #expect(LayoutKey(rawValue: "tabs") == .tabs)
      #expect(LayoutKey(rawValue: "menu") == .menu)
      #expect(LayoutKey(rawValue: "drawer") == nil)
    }

    @Test("C27 every event of a request carries the name of the map that held")
    func events() {
      let app = ShopApp(layout: .tabs)
      var lines: [String] = []
      app.navigator.scene.onEvent = { lines.append("\($0)") }
      app.goToAccount()
      app.layout = .menu
      let tabs = lines.filter { $0.contains("(TabsMap)") }
      app.goToMenu()
      let menu = lines.filter { $0.contains("(MenuMap)") }
      #expect(!tabs.isEmpty && !menu.isEmpty)
      #expect(tabs.count + menu.count == lines.count)
      #expect(lines.last?.hasSuffix("(MenuMap) arrived at menu") == true)
    }
  }
}
