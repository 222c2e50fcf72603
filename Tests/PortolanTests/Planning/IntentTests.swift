import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Each intent is the same after it is encoded and decoded")
struct IntentTests {
  private static let node = NodeID(raw: 3)
  private static let saved = SavedTree(
    TreeOutline(
      parts: [[.init(style: nil, root: 0)]],
      elements: [
        .init(
          parent: nil, kind: .screen, name: 0, listed: nil, isSelected: false, isCollapsed: false)
      ]), [AnyRoute(Shop.bag)])

  /// All verbs but `adopt`, whose map is no value.
  private static let all: [Intent] = [
    .show(.product(id: 1)), .show(AnyRoute(Shop.lock), keeping: true),
    .show([AnyRoute(Shop.bag), AnyRoute(Shop.help)], placed: .pushedOnto(AnyRoute(Shop.main))),
    .show([], placed: nil), .proceed(to: AnyRoute(Shop.main), from: node),
    .proceed(to: AnyRoute(Shop.main), from: nil), .ask(.signIn),
    .ask(AnyRoute(Shop.signIn), placed: .presented(.sheet, over: .front)),
    .update(AnyRoute(Shop.bag)),
    .push(AnyRoute(Shop.help), onto: node, isSeen: false),
    .present(AnyRoute(Shop.help), .sheet, over: node, isSeen: true), .select(.products),
    .select(.member(of: node, at: 2)), .bringToFront(.bag), .bringToFront(.node(node)),
    .push(.help),
    .reset(to: .help), .setPath(.stack(AnyRoute(Shop.products)), [AnyRoute(Shop.help)], as: .pop),
    .replace(above: .bag, with: [.help]), .bringToFront(.kept),
    .lookUp(pattern: "/u/{name}"), .back, .pop(to: .products), .pop(to: .first),
    .dismiss(), .dismiss(above: .bag), .dismiss(above: .base), .dismiss(above: .first),
    .close(.route(AnyRoute(Shop.bag))), .close(.node(node)),
    .fillCompanions(of: node),
    .releaseKept, .evict([node], instead: nil), .evict([node], instead: AnyRoute(Shop.login)),
    .restore(saved), .transaction([.back, .transaction([.close(.node(node)), .show(.bag)])]),
  ]

  @Test func `there is one of each`() {
    #expect(Set(Self.all.map { RouteLabel.caseName(of: $0) }).count == 19)
  }

  @Test(arguments: all)
  func `through bytes`(intent: Intent) throws {
    #expect(try again(intent) == intent)
  }

  private func again(_ intent: Intent) throws -> Intent {
    let table = RouteTable(for: .saving)
    let text = try table.text(of: intent)
    return try RouteReader(Desk(ShopMap()).maps).table(of: table.texts).read(
      Intent.self, from: text)
  }

  @Test func `of an adopted map the name comes back, and it cannot be adopted`() throws {
    let read = try again(.adopt(AdoptedMap(MapSet.Entry(ManyProducts()))))
    guard case .adopt(let map, instead: nil) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(map.name == "ManyProducts")
    let live = Intent.adopt(map)
    #expect(throws: NavigationError.unknownRoute(route: map.label)) {
      try Desk(ShopMap()).plan(live)
    }
  }
}
