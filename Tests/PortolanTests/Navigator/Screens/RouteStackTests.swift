import Observation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A stack's path can be read, set and observed")
struct RouteStackTests {
  @Test func `unguarded, what is set is there before the setter returns`() async throws {
    let shopping = try await Shopping.showing(.main)
    let stack = shopping.navigator.stack(.products)
    stack.path = [.product(id: 1), .product(id: 2)]
    #expect(
      shopping.picture
        == #"main[*(products › product(1) › product(2)) | search("")… | account…]"#)
    #expect(stack.path == [.product(id: 1), .product(id: 2)])
    stack.path = []
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `guarded, it reads what was asked for until it is answered`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let stack = shopping.navigator.stack(.products)
    stack.append(.club)
    let last = stack.append(.product(id: 1))
    #expect(stack.path == [.club, .product(id: 1)])
    #expect(stack.elements.isEmpty)
    await eventually { gate.isAwaited }
    gate.open()
    _ = await shopping.outcome(of: last)
    #expect(shopping.picture == #"main[*(products › club › product(1)) | search("")… | account…]"#)
    #expect(stack.path == [.club, .product(id: 1)])
  }

  @Test func `refused, it reads what is shown again`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.keeper.club = { .deny("no") }
    let stack = shopping.navigator.stack(.products)
    let request = stack.append(.club)
    #expect(stack.path == [.product(id: 1), .club])
    let changes = Counter()
    withObservationTracking {
      _ = stack.path
    } onChange: {
      changes.count += 1
    }
    _ = await shopping.outcome(of: request)
    #expect(stack.path == [.product(id: 1)])
    #expect(changes.count == 1)
  }

  @Test func `appending what is on top already is found`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let request = shopping.navigator.stack(.products).append(.product(id: 1))
    #expect(try await request.arrival().finding == .found)
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `the last is removed; an empty path stays empty`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let stack = shopping.navigator.stack(.products)
    stack.removeLast()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
    stack.removeLast()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `other navigations show in it, and readers are told`() async throws {
    let shopping = try await Shopping.showing(.main)
    let stack = shopping.navigator.stack(.products)
    let changes = Counter()
    withObservationTracking {
      _ = stack.path
    } onChange: {
      changes.count += 1
    }
    shopping.navigator.show(.reviews(id: 1))
    #expect(stack.path == [.product(id: 1), .reviews(id: 1)])
    #expect(changes.count == 1)
    shopping.navigator.show(.login)
    #expect(stack.path.isEmpty)
  }

  @Test func `elements of several features`() async throws {
    let scene = try SceneNavigator(
      NavigationFeature(ShopMap(), guards: ShopKeeper()), NavigationFeature(TableMap([:])),
      clock: TestClock())
    let shop = Navigator<Shop>(scene)
    try await shop.navigate(to: .product(id: 1))
    shop.of(Spot.self).push(.d)
    let stack = shop.stack(.products)
    #expect(stack.elements == [AnyRoute(Shop.product(id: 1)), AnyRoute(Spot.d)])
    #expect(stack.path == [.product(id: 1)])
    stack.append(.help)
    #expect(
      scene.tree.picture == #"main[*(products › product(1) › d › help) | search("")… | account…]"#)
    stack.path = []
    #expect(scene.tree.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `setting a stack that is not there builds it`() async throws {
    let shopping = Shopping()
    let request = shopping.navigator.stack(.products).set([.product(id: 1)])
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `the same stack is the same object`() {
    let shopping = Shopping()
    #expect(shopping.navigator.stack(.products) === shopping.navigator.stack(.products))
  }
}
