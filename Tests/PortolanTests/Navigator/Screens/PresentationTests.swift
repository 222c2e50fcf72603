import Observation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A screen is told how it is shown, at first and when that changes")
struct PresentationTests {
  private typealias Place = ScreenPresentation.Place

  nonisolated private static let table: [Spot: RouteDestination<Spot>] = [
    .a: .split(primary: .b, secondary: .c, .root),
    .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.pushed(onto: .c)),
    .e: .tabs([.item(1), .item(2)], .presented(.sheet)),
    .item(1): .screen(.member(of: .e)),
    .item(2): .screenInStack(.member(of: .e)),
    .item(3): .screen(.pushed(onto: .item(2))),
    .f: .pages([.item(4)], .pushed(onto: .b)),
    .item(4): .screen(.member(of: .f)),
  ]

  private func navigator(
    _ notes: Notes = Notes()
  ) -> (Navigator<Spot>, BuildingHost) {
    let navigator = Navigator(
      TableMap(Self.table, samples: []), tasks: NotingTasks<Spot>(notes: notes), clock: TestClock()
    )
    let host = BuildingHost()
    host.scene = navigator.scene
    navigator.scene.attach(host)
    return (navigator, host)
  }

  private func presentation(
    of route: Spot, in navigator: Navigator<Spot>
  ) throws -> ScreenPresentation {
    let home = try #require(navigator.tree.homes(of: AnyRoute(route)).last?.node)
    return try #require(ScreenContext<Spot>(node: home, in: navigator.scene)).presentation
  }

  @Test(
    arguments: [
      (Shop.splash, .part, nil, false, false), (.main, .part, nil, false, false),
      (.products, .rootOfStack, nil, false, false), (.product(id: 1), .pushed, nil, true, true),
      (.bag, .rootOfStack, .sheet, true, false), (.checkout, .pushed, .sheet, true, true),
      (.photo(id: 1), .layer, .fullScreen, true, false),
    ] as [(Shop, ScreenPresentation.Place, PresentationStyle?, Bool, Bool)])
  func `in the shop`(
    route: Shop, place: ScreenPresentation.Place, style: PresentationStyle?, isClosable: Bool,
    leadsBack: Bool
  ) async throws {
    let shopping = Shopping()
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: route)
    let presentation = try shopping.context(route).presentation
    #expect(presentation.place == place)
    #expect(presentation.style == style)
    #expect(presentation.isClosable == isClosable)
    #expect(presentation.leadsBack == leadsBack)
    #expect(presentation.needsClose == (style != nil && !leadsBack))
  }

  @Test func `whether it can be closed is whether closing it works`() async throws {
    for route in ShopMap().samples {
      let shopping = Shopping()
      shopping.keeper.isSignedIn = true
      do { try await shopping.navigator.navigate(to: route) } catch { continue }
      let context = try shopping.context(route)
      let isClosable = context.presentation.isClosable
      context.close()
      await settle()
      #expect(isClosable == !shopping.navigator.tree.contains(context.node), "\(route)")
    }
  }

  @Test func `members of tabs in a sheet, and what is pushed there`() throws {
    let (navigator, _) = navigator()
    navigator.show(.a)
    navigator.show(.item(3))
    navigator.show(.item(1))
    let member = try presentation(of: .item(1), in: navigator)
    #expect(member.place == .member && member.style == .sheet && member.needsClose)
    let root = try presentation(of: .item(2), in: navigator)
    #expect(root.place == .rootOfStack && root.needsClose && root.isClosable)
    let pushed = try presentation(of: .item(3), in: navigator)
    #expect(pushed.place == .pushed && !pushed.needsClose && pushed.leadsBack)
  }

  @Test func `a page of pages that were pushed: what leads back is further out`() throws {
    let (navigator, _) = navigator()
    navigator.show(.item(4))
    let page = try presentation(of: .item(4), in: navigator)
    #expect(page.place == .member && page.leadsBack && page.isClosable && !page.needsClose)
  }

  @Test func `covered or kept it stays as it was`() async throws {
    let shopping = try await Shopping.showing(.bag)
    let context = try shopping.context(.bag)
    let before = context.presentation
    try await shopping.navigator.navigate(to: .signIn)
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    #expect(context.presentation == before)
    #expect(shopping.scene.traffic.presentation(of: context.node).place == before.place)
    #expect(shopping.scene.traffic.presentation(of: context.node).style == .sheet)
    let main = try shopping.node(.main)
    #expect(shopping.scene.traffic.presentation(of: main).place == .part)
  }

  @Test func `a split that collapses leads back from its second column, and tells it`() throws {
    let notes = Notes()
    let (navigator, host) = navigator(notes)
    navigator.show(.d)
    let split = try #require(navigator.tree.homes(of: AnyRoute(Spot.a)).last?.node)
    let second = try #require(navigator.tree.homes(of: AnyRoute(Spot.c)).last?.node)
    let context = try #require(ScreenContext<Spot>(node: second, in: navigator.scene))
    #expect(!context.presentation.leadsBack)
    let changes = Counter()
    withObservationTracking {
      _ = context.presentation
    } onChange: {
      changes.count += 1
    }
    notes.forget()
    host.screen.collapse(split, true)
    navigator.scene.screenDidChange()
    #expect(context.presentation.leadsBack && context.presentation.place == .rootOfStack)
    #expect(changes.count == 1)
    #expect(notes.updates == ["c"], "the first column and what is pushed are shown as before")
    host.screen.collapse(split, false)
    navigator.scene.screenDidChange()
    #expect(!context.presentation.leadsBack)
    #expect(notes.updates == ["c", "c"])
  }

  @Test func `who is not concerned is not told`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: BuildingHost())
    let context = try shopping.context(.product(id: 1))
    let changes = Counter()
    withObservationTracking {
      _ = context.presentation
    } onChange: {
      changes.count += 1
    }
    for route in [Shop.reviews(id: 1), .bag, .search("lamp"), .product(id: 1)] {
      try await shopping.navigator.navigate(to: route)
    }
    #expect(changes.count == 0)
  }

  @Test func `a screen whose context nobody has costs nothing`() throws {
    let (navigator, host) = navigator()
    host.assemble = { _ in }
    navigator.scene.screens.values = [:]
    navigator.show(.d)
    let split = try #require(navigator.tree.homes(of: AnyRoute(Spot.a)).last?.node)
    navigator.scene.screens.values = [:]
    host.screen.collapse(split, true)
    navigator.scene.screenDidChange()
    #expect(navigator.scene.screens.values.isEmpty)
  }
}
