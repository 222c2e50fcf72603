import PortolanLinks
import PortolanUniversalLinks
import Testing

@Suite("The page on links says how a file is generated") struct PageTests {
  @Test func `a file that opens the links of a table`() {
    let links = LinkTable<Int>(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern("/products/{id}", { (id: Int) in id }) { $0 }
    }
    // README begin
    let file = AssociationFile(for: links, opening: ["ABCDE12345.example.shop"], at: "shop.example")
    print(file.json.text)
    let decision = file.decision(
      for: "https://shop.example/products/7", app: "ABCDE12345.example.shop")
    // README end
    #expect(decision.outcome == .matches)
    #expect(file.decision(for: "https://shop.example/bag", app: "x").outcome == .noMatch)
  }
}
