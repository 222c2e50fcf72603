import Foundation
import Portolan
import PortolanLog
import Testing

/// A visit to the shop, as its log has it.
enum Visit {
  @MainActor static func log() async throws -> String {
    let navigator = Navigator(ShopMap(), guards: Allowing(), links: ShopTool.links)
    let log = NavigationLog(recording: navigator.scene)
    let campaign = CallSite(named: "campaign 12")
    navigator.show(.main)
    navigator.open(try #require(URL(string: "shop://bag")), options: .from(campaign))
    for _ in 0..<2 {
      _ = try await navigator.navigate(to: .product(7), fileID: "Shop/List.swift", line: 31)
    }
    navigator.open(try #require(URL(string: "shop://nowhere")), options: .from(campaign))
    return String(decoding: try log.export(), as: UTF8.self)
  }

  private struct Allowing: GuardKeeper {
    func verdict(on rule: Shop.Guard) -> Verdict<Shop> { .allow }
  }
}

/// A format of the graph, and how it shows the visit and the assembly.
struct GraphFormat: Sendable, CustomTestStringConvertible {
  let name: String
  let entries: [String]
  let parts: [String]

  var testDescription: String { name }

  static let all = [
    GraphFormat(
      name: "mermaid",
      entries: [
        #"  Shop_product_entry1(["Shop/List.swift:31 (2 times)"]) -.-> Shop_product"#,
        #"  Shop_bag_entry1(["a link from campaign 12"]) -.-> Shop_bag"#,
      ],
      parts: [
        #"  Shop_bag["bag<br/>BagScreen(BagModel(…))<br/>BagModel(bag, navigator, {…})"]"#
      ]),
    GraphFormat(
      name: "dot",
      entries: [
        #"  Shop_bag_entry1 [label="a link from campaign 12", shape=plain];"#,
        "  Shop_bag_entry1 -> Shop_bag [style=dashed];",
      ], parts: [#"\nBagModel(bag, navigator, {…})"];"#]),
    GraphFormat(
      name: "svg", entries: ["← Shop/List.swift:31 (2 times)</text>"],
      parts: [">BagModel(bag, navigator, {…})</text>"]),
    GraphFormat(
      name: "json", entries: [#"{"requester":"Shop/List.swift:31","count":2}"#],
      parts: [#"{"label":null,"text":"{ context.close() }","isClosure":true}"#]),
  ]
}
