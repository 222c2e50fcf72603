import PortolanLinks
import PortolanUniversalLinks
import Testing

@Suite("The code on the documentation page about links generates a file that opens a table's links")
struct PageTests {
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

  @Test func `one file that opens the links of several tables`() {
    let catalog = LinkTable<Int>(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern("/products/{id}", { (id: Int) in id }) { $0 }.alias("/p/{id}")
    }
    let account = LinkTable<String>(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern("/orders/{id}?as={form?}", { (id: String, form: String?) in id }) { ($0, nil) }
    }
    // README begin several
    let texts = catalog.patterns.flatMap { [$0.text] + $0.aliases } + account.patterns.map(\.text)
    let all = LinkTable<UntypedLink>(hosts: ["shop.example"]) {
      for text in texts { LinkPattern(untyped: text) }
    }
    let shared = AssociationFile(for: all, opening: ["ABCDE12345.example.shop"], at: "shop.example")
    // README end
    func outcome(_ path: String) -> AssociationDecision.Outcome {
      shared.decision(for: "https://shop.example\(path)", app: "ABCDE12345.example.shop").outcome
    }
    #expect(all.problems.isEmpty)
    #expect(outcome("/products/7") == .matches && outcome("/p/7") == .matches)
    #expect(outcome("/orders/a?as=pdf") == .matches && outcome("/bag") == .noMatch)
    #expect(
      AssociationDifference(
        between: shared, and: all, app: "ABCDE12345.example.shop", at: "shop.example"
      ).isEmpty)
  }
}
