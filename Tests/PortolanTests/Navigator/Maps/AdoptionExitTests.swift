import Foundation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Adopting a map asks the exit guard of each screen that the map does not place")
struct AdoptionExitTests {
  /// The shop without its bag.
  private struct SmallShopMap: NavigationMap {
    var rules: [Shop.Guard] = []
    var hasBag = false
    var hasProduct = true

    var samples: [Shop] { ShopMap().samples }

    func destination(for route: Shop) -> RouteDestination<Shop> {
      switch route {
      case .bag where !hasBag: return .nowhere
      case .product where !hasProduct: return .nowhere
      case .main: return .custom(ShopMenuMap.Burger(), [.products, .account], .root, guards: rules)
      default: return ShopMap().destination(for: route)
      }
    }
  }

  private let stays = NavigationError.stays(screen: AnyRoute(Shop.bag).label)
  private let gate = Gate()
  private let open = #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag)"#
  private let small = "main#Burger[*(products › product(1)) | account…]"

  /// A shop with an open bag, which counts how often it is asked.
  private func shopping(_ verdict: ExitVerdict?) async throws -> (Shopping, asked: () -> Int) {
    let shopping = try await Shopping.showing(.product(id: 1), .bag, host: RecordingHost())
    var count = 0
    try shopping.context(.bag).askBeforeLeaving { [gate] in
      count += 1
      if verdict == nil { await gate.wait() }
      return verdict ?? .stay
    }
    return (shopping, { count })
  }

  @Test func `it may close: the map is adopted`() async throws {
    let (shopping, asked) = try await shopping(.leave)
    let request = shopping.scene.adopt(SmallShopMap())
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(shopping.picture == small && asked() == 1)
    #expect(shopping.host?.screen.picture == small)
  }

  @Test func `it stays: the old map does too, with all that is open`() async throws {
    let (shopping, asked) = try await shopping(.stay)
    let before = shopping.navigator.tree
    #expect(await shopping.outcome(of: shopping.scene.adopt(SmallShopMap())) == .failed(stays))
    #expect(shopping.navigator.tree == before && shopping.picture == open && asked() == 1)
    #expect(!shopping.scene.maps.alternatives(of: AnyRoute(Shop.bag)).isEmpty, "the old map")
  }

  @Test func `both maps place it: nobody is asked`() async throws {
    let (shopping, asked) = try await shopping(.stay)
    let request = shopping.scene.adopt(SmallShopMap(hasBag: true))
    #expect(await shopping.outcome(of: request) == .arrived(.bag))
    #expect(shopping.picture == small + " ⇧ sheet (bag)" && asked() == 0)
  }

  @Test func `a guard of the map refuses it: nobody is asked`() async throws {
    let (shopping, asked) = try await shopping(.stay)
    shopping.keeper.club = { .deny("members only") }
    let request = shopping.scene.adopt(SmallShopMap(rules: [.club]))
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      return #expect(Bool(false), "\(Outcome(request))")
    }
    #expect(shopping.picture == open && asked() == 0)
  }

  @Test func `a guard refuses the screen while it is asked: it goes, and the map is adopted`()
    async throws
  {
    let (shopping, asked) = try await shopping(nil)
    try await shopping.navigator.navigate(to: .bag)
    let guarded = GuardedBagMap()
    _ = await shopping.outcome(of: shopping.scene.adopt(guarded))
    let request = shopping.scene.adopt(SmallShopMap())
    await eventually { asked() == 1 }
    #expect(request.outcome == nil)
    shopping.keeper.club = { .deny("members only") }
    await shopping.navigator.revalidate()
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(shopping.picture == small && asked() == 1)
  }

  @Test func `a person stays for another request: an adoption that waits ends, too`() async throws {
    let (shopping, _) = try await shopping(.leave)
    var count = 0
    try shopping.context(.bag).askBeforeLeaving { [gate] in
      count += 1
      await gate.wait()
      return .stay
    }
    let close = shopping.navigator.dismiss()
    let closing = shopping.scene.adopt(SmallShopMap())
    let keeping = shopping.scene.adopt(SmallShopMap(hasBag: true))
    await eventually { count == 1 }
    gate.open()
    #expect(await shopping.outcome(of: close) == .failed(stays))
    #expect(await shopping.outcome(of: closing) == .failed(stays))
    #expect(await shopping.outcome(of: keeping) == .arrived(.bag))
    #expect(count == 1 && shopping.picture == small + " ⇧ sheet (bag)")
  }

  @Test func `nobody answers: the map is not adopted`() async throws {
    let (shopping, asked) = try await shopping(nil)
    let request = shopping.scene.adopt(SmallShopMap())
    await eventually { asked() == 1 }
    await shopping.clock.advance(by: shopping.scene.parkingLimit)
    #expect(await shopping.outcome(of: request) == .failed(stays))
    #expect(shopping.picture == open)
  }

  /// The shop whose bag has a guard.
  private struct GuardedBagMap: NavigationMap {
    func destination(for route: Shop) -> RouteDestination<Shop> {
      guard case .bag = route else { return ShopMap().destination(for: route) }
      return .screenInStack(.presented(.sheet, over: .main), guards: [.club])
    }
  }

  @Test(arguments: [false, true])
  func `what waits behind it in its turn closes nothing that has come later`(isLink: Bool)
    async throws
  {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    try shopping.context(.product(id: 1)).askBeforeLeaving { [gate] in
      await gate.wait()
      return .leave
    }
    let adoption = shopping.scene.adopt(SmallShopMap(hasBag: true, hasProduct: false))
    let behind = shopping.navigator.dismiss(to: .products)
    await eventually { gate.isAwaited }
    let later =
      isLink
      ? shopping.navigator.open(try #require(URL(string: "shop://bag")))
      : shopping.navigator.show(.bag)
    #expect(await shopping.outcome(of: later) == .arrived(.bag))
    #expect(behind.outcome == nil)
    gate.open()
    #expect(await shopping.outcome(of: behind) == .superseded(by: later))
    #expect(adoption.outcome != nil && shopping.picture.hasSuffix("⇧ sheet (bag)"))
  }
}
