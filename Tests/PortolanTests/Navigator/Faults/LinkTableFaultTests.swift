import Foundation
import Testing

@testable import Portolan

@Suite("A table has the links of its schemes and hosts, and no others") struct LinkTableFaultTests {
  @Test(arguments: ["Shop://bag", "shop://bag", "https://Shop.Example/bag"])
  func `written in capitals it has the same links`(text: String) throws {
    let table = LinkTable<Shop>(schemes: ["Shop"], hosts: ["Shop.Example"]) {
      LinkPattern("bag") { _ in .bag }
    }
    let url = try #require(URL(string: text))
    withKnownIssue("Links are compared in lower case, tables are not.") { () throws in
      #expect(try table.route(for: url) == .bag)
    }
  }

  @Test(arguments: [
    "https://user:secret@shop.example/bag", "https://user@shop.example/bag",
    "https://shop.example:8443/bag",
  ])
  func `links with a name or another port are not ours`(text: String) throws {
    let url = try #require(URL(string: text))
    withKnownIssue("Only the host's name is looked at.") {
      #expect(throws: NavigationError.self) { try ShopLinks.table.route(for: url) }
    }
  }

  @Test func `the usual port is no other port`() throws {
    let url = try #require(URL(string: "https://shop.example:443/bag"))
    #expect(try ShopLinks.table.route(for: url) == .bag)
  }
}
