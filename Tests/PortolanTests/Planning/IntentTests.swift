import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Each verb comes back from bytes as it was")
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
    .course([AnyRoute(Shop.bag), AnyRoute(Shop.help)], placed: .pushedOnto(AnyRoute(Shop.main))),
    .course([], placed: nil), .proceed(to: AnyRoute(Shop.main), from: node),
    .proceed(to: AnyRoute(Shop.main), from: nil), .ask(.signIn),
    .ask(AnyRoute(Shop.signIn), placed: .presented(.sheet, over: .front)),
    .update(AnyRoute(Shop.bag)),
    .pushOnto(node, AnyRoute(Shop.help), isSeen: false),
    .present(AnyRoute(Shop.help), .sheet, over: node, isSeen: true), .select(.products),
    .selectMember(of: node, at: 2), .bringToFront(.bag), .bringNodeToFront(node), .push(.help),
    .reset(to: .help), .setPath(stack: AnyRoute(Shop.products), [AnyRoute(Shop.help)], as: .pop),
    .replace(above: .bag, with: [.help]), .showKept,
    .lookUp(pattern: "/u/{name}"), .back, .pop(to: .products), .popToRoot,
    .dismiss, .dismissTo(.bag), .dismissAll, .close(AnyRoute(Shop.bag)), .closeNode(node),
    .fillCompanions(of: node),
    .releaseKept, .evict([node], instead: nil), .evict([node], instead: AnyRoute(Shop.login)),
    .restore(saved), .transaction([.back, .transaction([.closeNode(node), .show(.bag)])]),
  ]

  @Test func `there is one of each`() {
    #expect(Set(Self.all.map { RouteLabel.caseName(of: $0) }).count == 30)
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
    #expect(throws: NavigationError.unknownRoute(map.label)) { try Desk(ShopMap()).plan(live) }
  }
}
