import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A map adopted while a guard is asked applies after the verdict, with its own guards (C11)")
struct AdoptedWhileAskedTests {
  private let menu = "main#Burger["
  private let gate = Gate()

  /// A shop whose club waits at the gate.
  private func shopping(_ routes: Shop...) async throws -> Shopping {
    let shopping = Shopping(host: RecordingHost())
    for route in routes { try await shopping.navigator.navigate(to: route) }
    shopping.keeper.forget()
    shopping.keeper.club = { [gate] in
      await gate.wait()
      return .allow
    }
    return shopping
  }

  /// Expects that each request ended once, and that nothing is left.
  private func expectOneEndEach(
    _ shopping: Shopping, _ requests: [NavigationRequest],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for request in requests {
      #expect(
        await shopping.outcome(of: request) != .pending, sourceLocation: sourceLocation)
    }
    await eventually { !shopping.scene.isBusy }
    for request in requests {
      let ends = shopping.events.count {
        switch $0 {
        case .arrived, .failed: return $0.request?.number == request.number
        default: return false
        }
      }
      #expect(ends == 1, sourceLocation: sourceLocation)
    }
    #expect(shopping.scene.parked.isEmpty, sourceLocation: sourceLocation)
    #expect(
      shopping.host?.screen == ScreenModel(showing: shopping.navigator.tree),
      sourceLocation: sourceLocation)
  }

  @Test func `a guard that is being asked: the maps come after what it lets in`() async throws {
    let shopping = try await shopping(.main)
    let requests = [
      shopping.navigator.show(.club), shopping.scene.adopt(ShopMenuMap()),
      shopping.scene.adopt(ShopMap()), shopping.scene.adopt(ShopMenuMap()),
    ]
    await eventually { gate.isAwaited }
    #expect(shopping.picture.hasPrefix("main["))
    gate.open()
    await expectOneEndEach(shopping, requests)
    #expect(Outcome(requests[0]) == .arrived(.club))
    #expect(shopping.picture.hasPrefix(menu) && shopping.picture.contains("*(products › club)"))
    // The tabs enter anew with their map, and their guard with them.
    #expect(shopping.keeper.asked == [.club, .started])
  }

  /// Seed 1795889490 of the core's walk: the old map's guards counted, which had none for it.
  @Test func `who goes on from the sign-in that an adoption waits for is asked by the new map`()
    async throws
  {
    let shopping = try await shopping(.main)
    let request = shopping.scene.adopt(ShopMenuMap(rules: [.signedIn]))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    shopping.keeper.forget()
    try shopping.context(.signIn).proceed(to: .main)
    await expectOneEndEach(shopping, [request])
    #expect(shopping.keeper.asked.contains(.signedIn))
    #expect(!shopping.picture.hasPrefix(menu))
  }

  @Test func `the adoption is being asked, and another follows`() async throws {
    let shopping = try await shopping(.product(id: 1))
    let requests = [
      shopping.scene.adopt(ShopMenuMap(rules: [.club])), shopping.scene.adopt(ShopMap()),
      shopping.navigator.show(.product(id: 2)),
      shopping.scene.adopt(ShopMenuMap(rules: [.started])),
    ]
    await eventually { gate.isAwaited }
    gate.open()
    await expectOneEndEach(shopping, requests)
    #expect(shopping.picture.hasPrefix(menu) && shopping.picture.contains("product(2)"))
    #expect(shopping.keeper.asked == [.club, .started, .started])
  }

  @Test func `a guard that the second map does not have is not asked again`() async throws {
    let shopping = try await shopping(.main)
    let order = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    shopping.keeper.forget()
    let maps = [
      shopping.scene.adopt(ShopMenuMap()), shopping.scene.adopt(OpenMap()),
    ]
    for map in maps { _ = await shopping.outcome(of: map) }
    #expect(order.outcome == nil && shopping.scene.parked.count == 1)
    // The detour ends with its screen; nobody signed in.
    try shopping.context(.signIn).close()
    await expectOneEndEach(shopping, [order] + maps)
    #expect(Outcome(order) == .arrived(.order(id: 1)))
    #expect(!shopping.keeper.asked.contains(.signedIn))
  }

  @Test func `a guard that only the second map has is asked when the request goes on`() async throws
  {
    let shopping = try await shopping(.main)
    gate.open()
    let order = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    let maps = [
      shopping.scene.adopt(ShopMenuMap()), shopping.scene.adopt(ShopMenuMap(everywhere: [.club])),
    ]
    for map in maps { _ = await shopping.outcome(of: map) }
    shopping.keeper.forget()
    shopping.keeper.club = { .deny("members only") }
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    await expectOneEndEach(shopping, [order] + maps)
    #expect(
      Outcome(order)
        == .failed(.refused(by: AnyGuard(.club, of: Shop.self).label, reason: "members only")))
    #expect(shopping.keeper.asked == [.signedIn, .club])
    #expect(!shopping.picture.contains("order"))
  }

  @Test(arguments: [true, false])
  func `an adoption that waits for a detour is done once, after the other`(
    isSignedIn: Bool
  ) async throws {
    let shopping = try await shopping(.product(id: 1))
    let first = shopping.scene.adopt(ShopMenuMap(rules: [.signedIn]))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    let second = shopping.scene.adopt(ShopMap())
    _ = await shopping.outcome(of: second)
    #expect(shopping.picture.contains("⇧ sheet (signIn)") && first.outcome == nil)
    shopping.keeper.isSignedIn = isSignedIn
    try shopping.context(.signIn).close()
    await expectOneEndEach(shopping, [first, second])
    #expect(shopping.picture.hasPrefix(isSignedIn ? menu : "main["))
  }

  @Test(arguments: [true, false])
  func `cancelled or closed while it is asked, the old map stays`(isClosed: Bool) async throws {
    let shopping = try await shopping(.product(id: 1))
    let requests = [
      shopping.scene.adopt(ShopMenuMap(rules: [.club])), shopping.scene.adopt(ShopMenuMap()),
    ]
    await eventually { gate.isAwaited }
    if isClosed {
      shopping.scene.close()
    } else {
      for request in requests.reversed() { request.cancel() }
    }
    gate.open()
    await expectOneEndEach(shopping, requests)
    #expect(shopping.picture.hasPrefix("main["))
    let error = isClosed ? NavigationError.sceneGone : .cancelled
    #expect(requests.map { Outcome($0) } == [.failed(error), .failed(error)])
  }
}

/// The shop in which nothing is guarded.
private struct OpenMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .account: return .screenInStack(.member(of: .main))
    case .club: return .screen(.pushed(onto: .products))
    default: return ShopMap().destination(for: route)
    }
  }
}
