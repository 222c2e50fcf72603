import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("The recipe FiveScreens needs few lines for map, coordinator and views")
  struct FiveLengthTests {
    // Counted are the lines that are neither blank nor comment nor import, lone braces too. The
    // article's class has 15: it holds the path and resolves names to views. Here the navigator
    // holds the path, so the views alone (13) are shorter. The other lines say what the article
    // leaves to its views: the map (5) where each screen stands, and the coordinator (7) the names
    // of the four ways, so that no button holds a path. To save them, buttons would set paths.
    @Test(
      "S2.4 the map, a coordinator and the switch of the views have 25 lines, beside one enum",
      arguments: [("Value", 25), ("String", 25), ("Link", 26)])
    func navigationCode(wording: String, lines: Int) throws {
      let sources = try Sources(of: "FiveScreens")
      let views = try sources.linesOfDeclarations(in: "Screens/FiveViews.swift")
      let map = try sources.linesOfDeclarations(in: "Navigation/FiveMap.swift")
      let coordinator = try sources.linesOfDeclarations(
        in: "Navigation/Coordinators/\(wording)Coordinator.swift")
      let types = try sources.linesOfDeclarations(in: "Navigation/FiveRoute.swift")
      #expect(views == 13 && map == 5)
      #expect(views + map + coordinator == lines)
      #expect(types <= 3, "one enum on three lines")
    }

    @Test("S2.4 one method resolves a route to a view")
    func oneMethod() throws {
      let sources = try Sources(of: "FiveScreens")
      for view in [" RootView(", "FirstView(", "SecondView(", "ThirdView(", "FourthView("] {
        let places = sources.files.filter { $0.value.contains(view) }.keys
        #expect(Array(places) == ["Screens/FiveViews.swift"], "\(view)")
      }
    }
  }
}
