import Lock
import Portolan
import PortolanTesting
import Testing

extension Recipes {
  @Suite("The recipe Lock has a map without problems, and logic without a UI framework")
  @MainActor struct BankMapTests {
    @Test("the map has no problems")
    func problems() {
      #expect(BankMap().problems.isEmpty)
    }

    @Test("the logic knows no UI framework")
    func imports() throws {
      let imports = try Sources(of: "Lock").imports(in: "Logic")
      #expect(imports.files > 5)
      #expect(imports.names == ["Observation", "Portolan", "PortolanLinks"])
    }
  }
}
