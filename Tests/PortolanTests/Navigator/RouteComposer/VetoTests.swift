import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Only a screen that a request would close can stop the request (RouteComposer)")
struct VetoTests {
  /// A shop with a screen that wants to stay in a tab that is not selected, in front a product.
  private func shopping() async throws -> (Shopping, Reluctance) {
    let shopping = try await Shopping.showing(
      .search("lamp"), .product(id: 1), host: RecordingHost())
    let reluctance = try Reluctance(of: .search(""), in: shopping)
    reluctance.verdicts[.search("")] = .stay
    return (shopping, reluctance)
  }

  nonisolated static let ways: [@MainActor @Sendable (Navigator<Shop>) -> NavigationRequest] = [
    { $0.push(.help) }, { $0.show(.reviews(id: 1)) }, { $0.show(.product(id: 2)) }, { $0.back() },
    { $0.popToRoot() }, { $0.show(.bag) }, { $0.show(.photo(id: 1)) }, { $0.reset(to: .help) },
    { $0.show(.search("")) }, { $0.select(.search("")) },
    { $0.show(.login, options: .keepingReplacedPart) },
    { $0.stack(.products).set([.help]) },
  ]

  // RouteComposer asks the outermost container, which asks all that stand in it, in every tab:
  // one `canBeDismissed` that is false there stops each navigation, also a push that closes nothing.
  @Test(arguments: ways.indices)
  func `in another tab`(place: Int) async throws {
    let (shopping, reluctance) = try await shopping()
    let request = Self.ways[place](shopping.navigator)
    guard case .arrived = await shopping.outcome(of: request) else {
      return #expect(Bool(false), "\(Outcome(request))")
    }
    #expect(reluctance.asked.isEmpty)
  }

  // There the controllers beneath the top of a stack are asked, too.
  @Test func `beneath in the same stack, and in the part under a sheet`() async throws {
    let (shopping, reluctance) = try await shopping()
    try reluctance.ask(.product(id: 1), in: shopping)
    try reluctance.ask(.products, in: shopping)
    reluctance.verdicts[.product(id: 1)] = .stay
    reluctance.verdicts[.products] = .stay
    for ask in [
      { $0.show(.reviews(id: 1)) }, { $0.back() }, { $0.show(.bag) }, { $0.dismiss() },
    ] as [(Navigator<Shop>) -> NavigationRequest] {
      guard case .arrived = await shopping.outcome(of: ask(shopping.navigator)) else {
        return #expect(Bool(false))
      }
    }
    #expect(reluctance.asked.isEmpty)
  }

  // What goes is asked wherever it stands; there the question is put also to what stays.
  @Test func `it holds what would take it away`() async throws {
    let (shopping, reluctance) = try await shopping()
    let request = shopping.navigator.show(.login)
    let label = AnyRoute(Shop.search("lamp")).label
    #expect(await shopping.outcome(of: request) == .failed(.stays(screen: label)))
    #expect(reluctance.asked == [.search("")])
  }
}
