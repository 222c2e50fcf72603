import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A scene refuses two maps for one route type, and closing a scene ends all its requests")
struct SceneTests {
  @Test func `two maps for one type are refused`() {
    #expect(throws: NavigationError.twoMaps(type: Spot.savedName)) {
      _ = try SceneNavigator(NavigationFeature(TableMap([:])), NavigationFeature(TableMap([:])))
    }
  }

  @Test func `close ends all that is on its way`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    let landing = shopping.navigator.show(.login)
    host.finish()
    let parked = shopping.navigator.open(try #require(.init(string: "shop://orders/1")))
    await eventually { host.isTransitioning }
    let moving = shopping.navigator.show(.lock)
    let running = shopping.navigator.show(.club)
    let waiting = shopping.navigator.show(.product(id: 1))
    shopping.scene.close()
    _ = landing
    for request in [parked, moving, running, waiting] {
      #expect(Outcome(request) == .failed(.sceneGone))
    }
    #expect(!shopping.scene.isBusy)
    #expect(shopping.scene.parked.count == 0)
    host.finishAll()
    await settle()
  }

  @Test func `afterwards nothing is taken any more`() async throws {
    let shopping = try await Shopping.showing(.main)
    let before = shopping.navigator.tree
    shopping.scene.close()
    shopping.scene.close()
    let request = shopping.navigator.show(.product(id: 1))
    #expect(Outcome(request) == .failed(.sceneGone))
    await #expect(throws: NavigationError.sceneGone) {
      try await shopping.navigator.ask(AddressPicker(near: "Oslo"))
    }
    #expect(shopping.navigator.tree == before)
  }

  @Test func `a screen that left holds nothing here`() async throws {
    let shopping = try await Shopping.showing(.main)
    for round in 0..<20 {
      try await shopping.navigator.navigate(to: .reviews(id: round))
      _ = try shopping.context(.reviews(id: round))
      try await shopping.navigator.navigate(to: .bag)
      _ = try shopping.context(.bag)
      try await shopping.navigator.navigate(to: .products)
    }
    #expect(shopping.scene.screens.values.isEmpty)
    #expect(shopping.navigator.tree.count == 3)
    #expect(shopping.scene.traffic.committed.isEmpty && shopping.scene.traffic.rows.isEmpty)
  }
}
