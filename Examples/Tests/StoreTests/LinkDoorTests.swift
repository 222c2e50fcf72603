import Foundation
import Portolan
import Testing

@testable import Store

@MainActor @Suite("An App Intent opens a screen of the Store by a link, or fails at once")
struct LinkDoorTests {
  /// A Store that has started, and its door.
  private func started() async throws -> (store: StoreApplication, door: LinkDoor) {
    let store = try StoreApplication(state: TestStore.freshFolder())
    store.launch()
    await store.services.startUp.run()
    await store.navigator.revalidate()
    return (store, LinkDoor(store))
  }

  private func rest(_ store: StoreApplication) async {
    while store.navigator.scene.isBusy { await Task.yield() }
  }

  @Test("a link opens its screen, and the policy learns that an intent wants it")
  func opens() async throws {
    let (store, door) = try await started()
    var sources: [LinkSource] = []
    store.navigator.scene.linkPolicy = {
      sources.append($0.source)
      return true
    }
    let link = try StoreLinks.table.url(to: .search)
    try door.open(link)
    await rest(store)
    #expect(store.navigator.tree.picture == "main[(products) | *(search) | orders…]")
    #expect(sources == [.appIntent])
  }

  @Test("a link that the Store cannot read is an error at once")
  func wrongLink() async throws {
    let (store, door) = try await started()
    let before = store.navigator.tree
    let link = try #require(URL(string: "https://store.example/coupons"))
    let error = #expect(throws: NavigationError.self) { try door.open(link) }
    #expect(error?.diagnostic.code == "NAV024")
    #expect(store.navigator.tree == before)
  }

  @Test("an intent does not wait for a person who must sign in first")
  func detour() async throws {
    let (store, door) = try await started()
    try door.open(try StoreLinks.table.url(to: .order(id: 12)))
    await rest(store)
    #expect(store.navigator.scene.parked.count == 1)
  }
}
