import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("Five screens: length") struct FiveLengthTests {
    // Counted are the lines of the map and of one coordinator that are neither blank nor comment
    // nor import, as the article counts its class; apart from them those of the one enum. Not
    // counted: the protocol and the switch that let this recipe say the same in three ways, which
    // an app that says it in one does not have.
    @Test(
      "S2.4 not longer than the article's coordinator of 15 lines and one enum",
      arguments: ["Value", "String", "Link"])
    func navigationCode(wording: String) throws {
      let sources = try Sources(of: "FiveScreens")
      let ofMap = try sources.linesOfDeclarations(in: "Navigation/FiveMap.swift")
      let ofCoordinator = try sources.linesOfDeclarations(
        in: "Navigation/Coordinators/\(wording)Coordinator.swift")
      let types = try sources.linesOfDeclarations(in: "Navigation/FiveRoute.swift")
      #expect(ofMap + ofCoordinator <= 15, "\(ofMap) + \(ofCoordinator)")
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
