import Foundation
import Testing

@testable import PortolanTool

@Suite("graph") struct GraphTests {
  @Test("draws who holds, carries and presents whom, and the links in")
  func mermaid() async {
    let run = await Run(ShopTool.self, "graph")
    #expect(run.status == 0)
    #expect(
      run.lines.filter { $0.contains("-->|") } == [
        "  Shop_main -->|member| Shop_products", "  Shop_main -->|member| Shop_account",
        "  Shop_products -->|pushed| Shop_product", "  Shop_product -->|pushed| Shop_reviews",
        "  Shop_main -->|sheet| Shop_bag",
      ])
    #expect(run.lines.first == "flowchart LR")
    #expect(
      run.lines.contains(
        #"  Shop_product_link(["https://shop.example/products/1"]) -.-> Shop_product"#))
    #expect(run.lines.contains(#"  Shop_signIn["signIn"]"#))
    #expect(run.lines.contains(#"  Shop_account["account<br/>guards: signedIn"]"#))
  }

  @Test("has the same as data")
  func json() async throws {
    let run = await Run(ShopTool.self, "graph", "--json")
    let graph = try #require(run.objects.first)
    let screens = try #require(graph["screens"] as? [[String: Any]])
    let edges = try #require(graph["edges"] as? [[String: String]])
    #expect(screens.count == 7)
    #expect(edges.count == 5)
    #expect(Set(edges.compactMap { $0["kind"] }) == ["member", "pushed", "sheet"])
    let signIn = screens.first { $0["id"] as? String == "Shop_signIn" }
    let account = screens.first { $0["id"] as? String == "Shop_account" }
    #expect(account?["guards"] as? [String] == ["signedIn"])
    #expect(signIn?["problem"] as? String == "There is no screen to present signIn over.")
    let same = await Run(ShopTool.self, "graph", "--format", "json")
    #expect(same.output == run.output)
  }

  @Test("is what Graphviz reads")
  func dot() async {
    let run = await Run(ShopTool.self, "graph", "--format", "dot")
    #expect(run.lines.first == "digraph screens {")
    #expect(run.lines.last == "}")
    #expect(run.lines.contains("  Shop_main -> Shop_bag [label=\"sheet\"];"))
  }

  @Test("is a picture in which no two screens share a place")
  func svg() async throws {
    let run = await Run(ShopTool.self, "graph", "--format", "svg")
    let document = try XMLReader.elements(of: run.output)
    #expect(document.first == "svg")
    #expect(document.count { $0 == "rect" } == 7)
    #expect(document.count { $0 == "path" } == 5)
    let places = run.output.matches(of: /<rect x="(\d+)" y="(\d+)"/).map { "\($0.1) \($0.2)" }
    #expect(Set(places).count == 7)
  }

  @Test("a circle is drawn too")
  func circle() async {
    #expect(await Run(BrokenTool.self, "graph", "--format", "svg").status == 0)
  }

  @Test("refuses another format, and names those that there are")
  func format() async {
    let run = await Run(ShopTool.self, "graph", "--format", "png")
    #expect(run.status == 2)
    #expect(run.messages.contains("'mermaid', 'dot', 'svg' or 'json'"))
  }
}
