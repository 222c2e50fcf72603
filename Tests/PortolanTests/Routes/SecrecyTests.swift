import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A printed route shows no associated value")
struct SecrecyTests {
  private enum Vault: NavigationRoute {
    case home
    case pin(String)
    case nested(Inner)
    case open(String)

    struct Inner: Hashable, Codable, Sendable, CustomStringConvertible {
      var text: String
      var description: String { text }
    }
    enum Guard: Hashable, Sendable { case knows(String) }

    var isLoggable: Bool { if case .open = self { true } else { false } }
  }

  private struct VaultMap: NavigationMap {
    func destination(for route: Vault) -> RouteDestination<Vault> {
      switch route {
      case .home: return .screenInStack(.root)
      case .pin, .open: return .screen(.pushed(onto: .home))
      case .nested: return .screen(.pushed(onto: .home), guards: [.knows(SecrecyTests.secret)])
      }
    }
  }

  static let secret = "hunter2"
  private static let secrets = [
    Vault.pin(secret), .nested(Vault.Inner(text: secret)),
  ]

  /// All the ways in which a value ends up in a log.
  private func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(describing: value), String(reflecting: value), dumped]
  }

  private func plan(for route: Vault) throws -> NavigationPlan {
    var desk = Desk(VaultMap())
    try desk.show(.home, route)
    return try desk.plan(.show(AnyRoute(Vault.home)))
  }

  @Test(arguments: secrets.indices)
  func `a wrapped route, a tree, a plan, an error, an event`(index: Int) throws {
    let route = Self.secrets[index]
    let plan = try plan(for: route)
    let label = AnyRoute(route).label
    let stamp = RequestStamp(number: 1, map: "VaultMap")
    let values: [Any] = [
      AnyRoute(route), label, plan.from, plan, plan.steps, Intent.show(AnyRoute(route)).label,
      NavigationError.unknownRoute(route: label),
      NavigationError.unknownRoute(route: label).diagnostic,
      NavigationEvent.requested(
        .init(
          request: stamp, intent: Intent.show(AnyRoute(route)).label, requester: .code(CallSite()))),
      NavigationEvent.committed(.init(request: stamp, from: plan.from, to: plan.to)),
      NavigationEvent.arrived(.init(request: stamp, route: label)),
      AnyGuard(.knows(Self.secret), of: Vault.self),
      RouteDestination<Vault>.screen(.pushed(onto: route)), [AnyRoute(route)],
      Arrival(
        node: NodeID(raw: 1), route: AnyRoute(route), requested: nil, finding: .built,
        requester: .gesture),
    ]
    for value in values {
      for text in texts(of: value) {
        #expect(!text.contains(Self.secret), "\(type(of: value))")
      }
    }
  }

  @Test func `the label is the case's name`() {
    #expect(AnyRoute(Vault.home).label.text == "home")
    #expect(AnyRoute(Vault.pin("1")).label.text == "pin")
    #expect("\(AnyRoute(Vault.pin("1")))" == "pin")
  }

  @Test func `a route that allows it shows its values`() {
    #expect(AnyRoute(Vault.open("door")).label.text == #"open("door")"#)
  }

  @Test func `the picture shows values, since a test asks for it`() throws {
    #expect(try plan(for: .pin("1")).from.picture == #"(home › pin("1"))"#)
  }

  @Test func `a struct is called by its type`() {
    struct Page: NavigationRoute { var token = "hunter2" }
    #expect(AnyRoute(Page()).label.text == "Page")
  }
}
