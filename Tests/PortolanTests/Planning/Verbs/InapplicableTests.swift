import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A verb that cannot be performed says why, and nothing moves")
struct InapplicableTests {
  private static func label(_ route: Shop) -> RouteLabel { AnyRoute(route).label }

  struct Case: Sendable, CustomTestStringConvertible {
    let intent: Intent
    let shown: [Shop]
    let error: NavigationError
    var testDescription: String { "\(intent.label) over \(shown.map { AnyRoute($0).label })" }
  }

  private static let cases: [Case] = [
    Case(intent: .back, shown: [.main], error: .nothingToGoBackTo),
    Case(intent: .back, shown: [], error: .nothingToGoBackTo),
    Case(intent: .pop(to: .first), shown: [.login], error: .noVisibleStack),
    Case(intent: .pop(to: .first), shown: [], error: .noVisibleStack),
    Case(intent: .pop(to: .first), shown: [.photo(id: 1)], error: .noVisibleStack),
    Case(intent: .pop(to: .bag), shown: [.main], error: .notInStack(route: label(.bag))),
    Case(intent: .pop(to: .main), shown: [.main], error: .notInStack(route: label(.main))),
    Case(intent: .pop(to: .products), shown: [.bag], error: .notInStack(route: label(.products))),
    Case(intent: .pop(to: .login), shown: [.login], error: .notInStack(route: label(.login))),
    Case(intent: .push(.help), shown: [.login], error: .noStack(for: label(.help))),
    Case(intent: .push(.main), shown: [.bag], error: .containerInStack(route: label(.main))),
    Case(intent: .reset(to: .help), shown: [], error: .noStack(for: label(.help))),
    Case(
      intent: .select(.bag), shown: [.bag], error: .notAMember(route: label(.bag), of: label(.bag))),
    Case(intent: .dismiss(), shown: [.main], error: .nothingToDismiss),
    Case(intent: .dismiss(above: .base), shown: [.main], error: .nothingToDismiss),
    Case(intent: .dismiss(above: .bag), shown: [.main], error: .notOpen(route: label(.bag))),
    Case(intent: .bringToFront(.bag), shown: [.main], error: .notOpen(route: label(.bag))),
    Case(intent: .bringToFront(.node(NodeID(raw: 999))), shown: [.main], error: .gone),
    Case(
      intent: .replace(above: .bag, with: [.help]), shown: [.main],
      error: .notOpen(route: label(.bag))),
    Case(
      intent: .replace(above: .login, with: [.help]), shown: [.login],
      error: .noStack(for: label(.help))),
    Case(intent: .close(.node(NodeID(raw: 999))), shown: [.main], error: .gone),
    Case(intent: .bringToFront(.kept), shown: [.main], error: .nothingKept),
    Case(
      intent: .setPath(of: .login, [.help]), shown: [.main], error: .noStack(for: label(.login))),
  ]

  @Test(arguments: cases)
  func `each verb throws its error, also as a step of a transaction`(row: Case) throws {
    var desk = Desk(ShopMap())
    for route in row.shown { try desk.show(route) }
    let before = desk.tree
    #expect(throws: row.error) { try desk.follow(row.intent) }
    #expect(desk.tree == before)
    #expect(
      throws: NavigationError.inTransaction(error: row.error, step: 2),
      "a transaction says which step it was"
    ) { try desk.follow(.transaction([.transaction([]), row.intent, .back])) }
    #expect(desk.tree == before)
  }
}
