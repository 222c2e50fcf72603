import Testing

@testable import PortolanLinks

@Suite("A table joined from two link tables with one scheme makes and reads the links of both")
struct JoinedTests {
  @Test("print what each has, and read it back")
  func prints() throws {
    let bag = LinkTable<Shop>(schemes: ["shop"]) { LinkPattern("/bag", .bag) }
    let others = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/products/{id}", Shop.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
      LinkPattern("/@{name}", Shop.person) { if case .person(let name) = $0 { name } else { nil } }
    }
    let joined = try #require(LinkTable.joined([bag, others]))
    let mapped = joined.map({ [$0] }, back: \.first)
    for output in [Shop.bag, .product(3), .person("ann")] {
      let link = try joined.link(to: output)
      #expect(try joined.readChain(link) == [output])
      #expect(try mapped.link(to: [output]) == link)
      #expect(try mapped.readChain(link) == [[output]])
    }
    #expect(throws: LinkPrintProblem.noPattern) { try mapped.link(to: []) }
  }
}
