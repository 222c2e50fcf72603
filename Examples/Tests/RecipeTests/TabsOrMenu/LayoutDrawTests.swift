import PortolanTesting
import Testing

@testable import TabsOrMenu

extension Recipes {
  @Suite("The recipe TabsOrMenu picks each installation's layout once, at random (S4.3)")
  struct LayoutDrawTests {
    /// What so many installations have drawn.
    private func draws(_ percent: Int, count: Int = 10_000) -> [LayoutKey] {
      var random = SeededGenerator(seed: UInt64(1_000 + percent))
      return (0..<count).map { _ in
        var stored: String?
        return LayoutDraw(percentOfMenus: percent).layout(stored: &stored, using: &random)
      }
    }

    @Test("10,000 installations split as the percentage says", arguments: [1, 10, 50, 90])
    func share(percent: Int) {
      let menus = draws(percent).count { $0 == .menu }
      // Four standard deviations of 10,000 draws.
      let chance = Double(percent) / 100
      let bound = 4 * (10_000 * chance * (1 - chance)).squareRoot()
      #expect(abs(Double(menus) - 10_000 * chance) < bound, "\(menus) menus")
    }

    @Test(
      "none and all", arguments: [(-5, LayoutKey.tabs), (0, .tabs), (100, .menu), (120, .menu)])
    func ends(percent: Int, layout: LayoutKey) {
      #expect(Set(draws(percent, count: 1_000)) == [layout])
    }

    @Test("drawn once, it stays, whatever the percentage is later", arguments: [0, 50, 100])
    func stable(percent: Int) {
      var random = SeededGenerator(seed: 7)
      for _ in 0..<100 {
        var stored: String?
        let first = LayoutDraw(percentOfMenus: percent).layout(stored: &stored, using: &random)
        #expect(stored == first.rawValue)
        for later in [0, 50, 100] {
          let again = LayoutDraw(percentOfMenus: later).layout(stored: &stored, using: &random)
          #expect(again == first)
        }
        #expect(stored == first.rawValue)
      }
    }

    @Test("a stored text that names no layout is drawn again")
    func unknown() {
      var stored: String? = "drawer"
      #expect(LayoutDraw(percentOfMenus: 100).layout(stored: &stored) == .menu)
      #expect(stored == "menu")
    }
  }
}
