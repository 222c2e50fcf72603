import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("What is asked for comes back from bytes as it was, as far as it names what it wants")
struct StoredTargetTests {
  private static let whole: [Intent] = [
    .reach(AnyRoute(Shop.lock), keeping: true), .ask(.signIn), .select(.products),
    .push(.product(id: 1)), .reset(to: .help), .setPath(of: .products, [.help, .note(1)]),
    .giveBack, .bringToFront(.bag), .replace(above: .products, with: [.product(id: 2)]),
    .replace(above: .bag, with: []),
    .transaction([.select(.products), .transaction([.push(.help)]), .giveBack]),
  ]

  /// To bytes and back, with the routes as the shop writes them.
  private func restored(_ intent: Intent) throws -> Intent? {
    guard let target = StoredTarget(intent, in: NavigationTree()) else { return nil }
    let written = try target.map { try #require($0.as(Shop.self)) }
    let data = try JSONEncoder().encode(written)
    return try JSONDecoder().decode(StoredTarget<Shop>.self, from: data).map { AnyRoute($0) }.intent
  }

  @Test(arguments: whole)
  func `as it was`(intent: Intent) throws {
    #expect(try restored(intent) == intent)
  }

  @Test(arguments: [
    Intent.back, .popToRoot, .pop(to: .products), .dismiss, .dismissAll, .dismissTo(.bag),
    .bringNodeToFront(NodeID(raw: 1)), .close(NodeID(raw: 1)), .transaction([]),
    .transaction([.back, .transaction([.dismissAll])]),
  ])
  func `what only goes back or names a node is not stored`(intent: Intent) throws {
    #expect(try restored(intent) == nil)
  }

  @Test func `of a transaction what goes back is left out`() throws {
    let intent = Intent.transaction([
      .dismissAll, .select(.products), .transaction([.back, .dismiss]), .push(.help),
    ])
    #expect(try restored(intent) == .transaction([.select(.products), .push(.help)]))
  }
}
