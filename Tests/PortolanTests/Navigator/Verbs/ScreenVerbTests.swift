import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A screen's own push and present apply to that screen, even while the user is elsewhere")
struct ScreenVerbTests {
  private final class Order: Sendable {}

  @Test func `pushed from the screen in front it comes to the front`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let request = try shopping.context(.product(id: 1)).push(.help)
    #expect(await shopping.outcome(of: request) == .arrived(.help))
    #expect(shopping.picture == #"main[*(products › product(1) › help) | search("")… | account…]"#)
  }

  @Test func `pushed after a load it lands on its screen, and the person stays in the other tab`()
    async throws
  {
    let shopping = try await Shopping.showing(.main, .product(id: 1))
    let context = try shopping.context(.product(id: 1))
    try await shopping.navigator.navigate(to: .search("lamp"))
    let arrival = try await context.push(.reviews(id: 1)).arrival()
    #expect(arrival.isCovered && arrival.route == AnyRoute(Shop.reviews(id: 1)))
    #expect(
      shopping.picture
        == #"main[(products › product(1) › reviews(1)) | *(search("lamp")) | account…]"#)
  }

  @Test func `beneath another screen of its stack it is found when the person goes back`()
    async throws
  {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.product(id: 1), host: host)
    let context = try shopping.context(.product(id: 1))
    try await shopping.navigator.push(.help).arrival()
    let help = try shopping.node(.help)
    let arrival = try await context.push(.reviews(id: 1)).arrival()
    #expect(arrival.isCovered)
    #expect(
      shopping.picture
        == #"main[*(products › product(1) › reviews(1) › help) | search("")… | account…]"#)
    #expect(try shopping.node(.help) == help, "what covers it stays as it is")
    try await shopping.navigator.back().arrival()
    #expect(host.screen.picture == shopping.picture)
    #expect(
      shopping.picture == #"main[*(products › product(1) › reviews(1)) | search("")… | account…]"#)
  }

  @Test func `a container is no element of a stack, beneath another screen either`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    try await shopping.navigator.push(.help).arrival()
    let before = shopping.picture
    await #expect(throws: NavigationError.containerInStack(route: AnyRoute(Shop.main).label)) {
      try await context.push(.main).arrival()
    }
    #expect(shopping.picture == before)
  }

  @Test func `twice it is one screen`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    try await context.push(.help).arrival()
    let node = try shopping.node(.help)
    let second = try await context.push(.help).arrival()
    #expect(second.node == node && second.finding == .found)
  }

  @Test func `beneath a layer it changes unseen`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag)
    let context = try shopping.context(.product(id: 1))
    let arrival = try await context.push(.help).arrival()
    #expect(arrival.isCovered)
    #expect(
      shopping.picture
        == #"main[*(products › product(1) › help) | search("")… | account…] ⇧ sheet (bag)"#)
  }

  @Test func `a slow guard decides for the screen as it was seen when it was asked`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let (door, opened) = (Gate(), try shopping.context(.product(id: 1)))
    shopping.keeper.club = {
      await door.wait()
      return .allow
    }
    let request = opened.push(.club)
    await eventually { door.isAwaited }
    door.open()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(shopping.picture == #"main[*(products › product(1) › club) | search("")… | account…]"#)
  }

  @Test func `what is handed over reaches it`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let order = Order()
    try await shopping.context(.product(id: 1)).push(.help, handing: order).arrival()
    #expect(try shopping.context(.help).takeHanded(as: Order.self) === order)
  }

  @Test func `presented over the screen in front`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let request = try shopping.context(.product(id: 1)).present(.help, .sheet(.medium))
    #expect(await shopping.outcome(of: request) == .arrived(.help))
    #expect(shopping.picture.contains(#"product(1)) | search("")… | account…] ⇧ sheet"#))
  }

  @Test func `behind another request of its turn it comes back to the front with its screen`()
    async throws
  {
    let shopping = try await Shopping.showing(.search(""))
    let (door, context) = (Gate(), try shopping.context(.search("")))
    shopping.keeper.club = {
      await door.wait()
      return .allow
    }
    let elsewhere = shopping.navigator.show(.club)
    let request = context.present(.help)
    await eventually { door.isAwaited }
    door.open()
    #expect(await shopping.outcome(of: elsewhere) == .arrived(.club))
    #expect(await shopping.outcome(of: request) == .arrived(.help))
    #expect(
      shopping.picture == #"main[(products › club) | *(search("")) | account…] ⇧ sheet (help)"#)
  }

  @Test func `it does not interrupt the person elsewhere`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    try await shopping.navigator.navigate(to: .search(""))
    let before = shopping.picture
    #expect(
      await shopping.outcome(of: context.present(.help))
        == .failed(.notVisible(route: AnyRoute(Shop.product(id: 1)).label)))
    #expect(shopping.picture == before)
  }

  @Test func `a screen that has gone`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    try await shopping.navigator.back().arrival()
    #expect(await shopping.outcome(of: context.push(.help)) == .failed(.gone))
    #expect(await shopping.outcome(of: context.present(.help)) == .failed(.gone))
    shopping.scene.close()
    #expect(await shopping.outcome(of: context.push(.help)) == .failed(.sceneGone))
  }

  @Test func `a screen without a stack`() async throws {
    let shopping = try await Shopping.showing(.lock)
    let request = try shopping.context(.lock).push(.help)
    #expect(
      await shopping.outcome(of: request) == .failed(.noStack(for: AnyRoute(Shop.help).label)))
  }
}

@MainActor @Suite("Code closes and updates an open screen by its route")
struct RouteVerbTests {
  @Test func `closed it goes with what stands on it, wherever it is`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .reviews(id: 1), .search(""))
    let request = shopping.navigator.close(.product(id: 1))
    #expect(await shopping.outcome(of: request) != .pending)
    #expect(shopping.picture == #"main[(products) | *(search("")) | account…]"#)
  }

  @Test func `its exit guards are asked`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .reviews(id: 1), .search(""))
    try shopping.context(.reviews(id: 1)).askBeforeLeaving(when: true) { .stay }
    let stays = NavigationError.stays(screen: AnyRoute(Shop.reviews(id: 1)).label)
    #expect(
      await shopping.outcome(of: shopping.navigator.close(.product(id: 1))) == .failed(stays))
    try shopping.context(.reviews(id: 1)).askBeforeLeaving(when: false) { .stay }
    try await shopping.navigator.close(.product(id: 1)).arrival()
    #expect(shopping.picture == #"main[(products) | *(search("")) | account…]"#)
  }

  @Test func `one that is not open`() async throws {
    let shopping = try await Shopping.showing(.main)
    let error = NavigationError.notOpen(route: AnyRoute(Shop.bag).label)
    #expect(await shopping.outcome(of: shopping.navigator.close(.bag)) == .failed(error))
    #expect(await shopping.outcome(of: shopping.navigator.update(.bag)) == .failed(error))
  }

  @Test func `in a transaction it is a step like any other`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag)
    let request = shopping.navigator.transaction {
      $0.close(.bag)
      $0.push(.help)
    }
    #expect(await shopping.outcome(of: request) == .arrived(.help))
    #expect(shopping.picture == #"main[*(products › product(1) › help) | search("")… | account…]"#)
  }

  @Test func `updated it keeps its place, and nothing above it closes`() async throws {
    let shopping = try await Shopping.showing(.search("lamp"))
    try await shopping.navigator.push(.help).arrival()
    let node = try shopping.node(.search(""))
    let arrival = try await shopping.navigator.update(.search("chair")).arrival()
    #expect(arrival.node == node && arrival.finding == .updated && arrival.isCovered)
    #expect(shopping.picture == #"main[products… | *(search("chair") › help) | account…]"#)
    #expect(try shopping.context(.search("")).route == .search("chair"))
  }

  @Test func `a node is found by its route`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let tree = shopping.navigator.tree
    #expect(try tree.node(of: Shop.product(id: 1)) == shopping.node(.product(id: 1)))
    #expect(tree.node(of: Shop.bag) == nil)
  }
}
