import Foundation
import Testing

@testable import PortolanTool

@Suite("The `graph` command draws an app's screens, containers and links") struct GraphTests {
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

  @Test("shows in each format where a log says that requests came from", arguments: GraphFormat.all)
  func log(format: GraphFormat) async throws {
    let log = try TestFile(await Visit.log())
    let run = await Run(ShopTool.self, "graph", "--format", format.name, "--log", log.path)
    #expect(run.status == 0)
    for words in format.entries { #expect(run.output.contains(words), "\(words)") }
    #expect(
      run.messages
        == "1 request of the log arrived at no screen of the graph, or did not arrive.\n"
        || format.name == "json")
  }

  @Test("shows in each format what assemblies hand on", arguments: GraphFormat.all)
  func assembly(format: GraphFormat) async throws {
    let source = try TestFile(Files.assembly)
    let run = await Run(
      ShopTool.self, "graph", "--format", format.name, "--assembly", source.path)
    #expect(run.status == 0)
    for words in format.parts { #expect(run.output.contains(words), "\(words)") }
    let notes = format.name == "json" ? run.output : run.messages
    #expect(notes.contains("no sample is gone of Shop."))
  }

  @Test("says what a file lacks")
  func files() async throws {
    let source = try TestFile("struct A { func b() {} }")
    let none = await Run(ShopTool.self, "graph", "--assembly", source.path)
    #expect(none.status == 2)
    #expect(none.messages.hasPrefix("There is no assembly in \(source.path)."))
    let open = try TestFile("struct A {\n  func b() {")
    let broken = await Run(ShopTool.self, "graph", "--assembly", open.path)
    #expect(broken.status == 2)
    #expect(broken.messages.hasPrefix("\(open.path):2 cannot be read as Swift: expected '}'"))
    let missing = await Run(ShopTool.self, "graph", "--log", "/nowhere.json")
    #expect(missing.status == 2)
    #expect(missing.messages.hasPrefix("/nowhere.json cannot be read: it does not exist."))
    let wrong = await Run(ShopTool.self, "graph", "--log", "-", input: "{}")
    #expect(wrong.status == 2)
    #expect(wrong.messages.hasPrefix("the input is no log of PortolanLog: "))
    let both = await Run(ShopTool.self, "graph", "--json", "--format", "dot")
    #expect(both.status == 2)
    #expect(both.messages.contains("--json and --format dot exclude each other. Say one."))
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
