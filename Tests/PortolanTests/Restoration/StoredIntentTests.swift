import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("What is asked for comes back from bytes as it was, as far as it names what it wants")
struct StoredIntentTests {
  private static let whole: [LiveIntent] = [
    .show(AnyRoute(Shop.lock), keeping: true), .ask(.signIn), .select(.products),
    .push(.product(id: 1)), .reset(to: .help), .setPath(of: .products, [.help, .note(1)]),
    .showKept, .bringToFront(.bag), .replace(above: .products, with: [.product(id: 2)]),
    .replace(above: .bag, with: []),
    .transaction([.select(.products), .push(.help), .showKept]),
  ]

  /// To bytes and back, with the routes as the shop writes them.
  private func restored(_ intent: LiveIntent) throws -> LiveIntent? {
    guard let stored = intent.stored(in: NavigationTree()) else { return nil }
    let written = try stored.map(route: { try #require($0.as(Shop.self)) }, node: \.self)
    let read = try JSONDecoder().decode(
      Intent<Shop, Never>.self, from: try JSONEncoder().encode(written))
    return read.map(route: { AnyRoute($0) }, node: \.self).live
  }

  @Test(arguments: whole)
  func `as it was`(intent: LiveIntent) throws {
    #expect(try restored(intent) == intent)
  }

  @Test(arguments: [
    LiveIntent.back, .popToRoot, .pop(to: .products), .dismiss, .dismissAll, .dismissTo(.bag),
    .bringNodeToFront(NodeID(raw: 1)), .closeNode(NodeID(raw: 1)), .transaction([]),
    .transaction([.back, .transaction([.dismissAll])]),
  ])
  func `what only goes back or names a node is not stored`(intent: LiveIntent) throws {
    #expect(try restored(intent) == nil)
  }

  @Test func `a transaction in another is stored as its steps`() throws {
    let intent = LiveIntent.transaction([
      .select(.products), .transaction([.push(.help), .transaction([.showKept])]),
    ])
    #expect(try restored(intent) == .transaction([.select(.products), .push(.help), .showKept]))
  }

  @Test func `of a transaction what goes back is left out`() throws {
    let intent = LiveIntent.transaction([
      .dismissAll, .select(.products), .transaction([.back, .dismiss]), .push(.help),
    ])
    #expect(try restored(intent) == .transaction([.select(.products), .push(.help)]))
  }
}
