import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite(
  "A stored request is restored unchanged, but one that goes back or names a node is not stored")
struct StoredIntentTests {
  private static let whole: [Intent] = [
    .show(AnyRoute(Shop.lock), keeping: true), .ask(.signIn), .select(.products),
    .push(.product(id: 1)), .reset(to: .help), .setPath(of: .products, [.help, .note(1)]),
    .bringToFront(.kept), .bringToFront(.bag), .replace(above: .products, with: [.product(id: 2)]),
    .replace(above: .bag, with: []),
    .transaction([.select(.products), .push(.help), .bringToFront(.kept)]),
  ]

  /// To bytes and back, with the routes as the shop writes them.
  private func restored(_ intent: Intent) throws -> Intent? {
    guard let stored = intent.stored(in: NavigationTree()) else { return nil }
    let table = RouteTable(for: .saving)
    let request = StoredRequest(intent: stored, isLink: false, timeLeft: .zero)
    let text = try #require(request.text(table))
    return try StoredRequest(text, RouteReader(Desk(ShopMap()).maps).table(of: table.texts)).intent
  }

  @Test(arguments: whole)
  func `as it was`(intent: Intent) throws {
    #expect(try restored(intent) == intent)
  }

  @Test(arguments: [
    Intent.back, .pop(to: .first), .pop(to: .products), .dismiss(), .dismiss(above: .base),
    .dismiss(above: .bag),
    .bringToFront(.node(NodeID(raw: 1))), .close(.node(NodeID(raw: 1))), .transaction([]),
    .transaction([.back, .transaction([.dismiss(above: .base)])]),
  ])
  func `what only goes back or names a node is not stored`(intent: Intent) throws {
    #expect(try restored(intent) == nil)
  }

  @Test func `a transaction in another is stored as its steps`() throws {
    let intent = Intent.transaction([
      .select(.products), .transaction([.push(.help), .transaction([.bringToFront(.kept)])]),
    ])
    #expect(
      try restored(intent)
        == .transaction([.select(.products), .push(.help), .bringToFront(.kept)]))
  }

  @Test func `of a transaction what goes back is left out`() throws {
    let intent = Intent.transaction([
      .dismiss(above: .base), .select(.products), .transaction([.back, .dismiss()]), .push(.help),
    ])
    #expect(try restored(intent) == .transaction([.select(.products), .push(.help)]))
  }
}
