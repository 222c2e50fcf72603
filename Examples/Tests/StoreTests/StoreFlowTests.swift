import Foundation
import Portolan
import Testing

@testable import Store

@MainActor @Suite("The Store's navigator handles orders and sign-ins in tests without a screen")
struct StoreFlowTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("a link that comes before the start waits for it")
  func linkWaitsForStart() async throws {
    let store = try TestStore()
    store.navigator.show(.main)
    store.navigator.open(try url("store://products/3/reviews"))
    await store.rest()
    #expect(store.picture == "splash")
    await store.services.startUp.run()
    await store.navigator.revalidate()
    await store.rest()
    #expect(
      store.picture == "main[*(products › product(3) › reviews(3)) | search… | orders…]")
  }

  @Test("an order asks a guest to sign in, and follows when that is done")
  func orderAfterSignIn() async throws {
    let store = try TestStore()
    await store.start()
    store.navigator.open(try url("https://store.example/orders/12"))
    await store.rest()
    #expect(store.picture == "main[*(products) | search… | orders…] ⇧ sheet (signIn)")
    try await store.services.session.signIn(name: "ada", password: "lovelace")
    store.navigator.dismiss()
    await store.rest()
    #expect(store.picture == "main[(products) | search… | *(orders › order(12))]")
  }

  @Test("a sign-in that is cancelled leaves everything as it was")
  func cancelledSignIn() async throws {
    let store = try TestStore()
    await store.start()
    let before = store.picture
    let request = store.navigator.open(try url("store://orders/12"))
    await store.rest()
    store.navigator.dismiss()
    await store.rest()
    #expect(store.picture == before)
    #expect(throws: NavigationError.self) { try request.outcome?.get() }
  }

  @Test("checkout of an empty bag shows the bag")
  func emptyBag() async throws {
    let store = try TestStore()
    await store.start()
    try await store.services.session.signIn(name: "ada", password: "lovelace")
    try await store.navigator.navigate(to: .checkout)
    #expect(store.picture == "main[*(products) | search… | orders…] ⇧ sheet (bag)")
    store.services.bag.add(1)
    try await store.navigator.navigate(to: .checkout)
    #expect(store.picture == "main[*(products) | search… | orders…] ⇧ sheet (bag › checkout)")
  }

  @Test("signing out from two sheets deep leaves a guest's shop")
  func signOutFromDeep() async throws {
    let store = try TestStore()
    await store.start()
    let guest = store.picture
    try await store.services.session.signIn(name: "ada", password: "lovelace")
    try await store.navigator.navigate(to: .order(id: 12))
    try await store.navigator.navigate(to: .reviews(of: 3))
    store.services.bag.add(1)
    try await store.navigator.navigate(to: .checkout)
    try await store.navigator.navigate(to: .address(AddressPicker(near: "Oslo")))
    #expect(
      store.picture == """
        main[*(products › product(3) › reviews(3)) | search… | (orders › order(12))] \
        ⇧ sheet (bag › checkout) ⇧ sheet (address(Oslo))
        """)
    await SigningOut(store.services.session, store.navigator)()
    await store.rest()
    #expect(store.picture == guest)
  }

  @Test("three appends in one turn are all there")
  func threeAppends() async throws {
    let store = try TestStore()
    await store.start()
    let stack = store.navigator.stack(.products)
    for id in 1...3 { stack.append(.product(id: id)) }
    await store.rest()
    #expect(
      store.picture
        == "main[*(products › product(1) › product(2) › product(3)) | search… | orders…]")
  }

  @Test("a picked address comes back to who asked")
  func addressAnswers() async throws {
    let store = try TestStore()
    await store.start()
    let asking = Task {
      try await store.navigator.ask(AddressPicker(near: "Oslo"))
    }
    while store.navigator.tree.visiblePath.last.flatMap(store.route)
      != .address(.init(near: "Oslo"))
    {
      await Task.yield()
    }
    let node = try #require(store.navigator.tree.visiblePath.last)
    let context = try #require(
      ScreenContext<StoreRoute>(node: node, in: store.navigator.scene))
    let address = Address(street: "Quay 1", city: "Bergen")
    context.finish(AddressPicker(near: "Oslo"), with: address)
    #expect(try await asking.value == .finished(address))
  }
}

extension TestStore {
  func route(_ node: NodeID) -> StoreRoute? { navigator.tree.route(of: node)?.as() }
}
