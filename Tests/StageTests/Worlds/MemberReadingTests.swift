import Foundation
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

@testable import Portolan

@MainActor
@Suite("The host's reading names the member of a container that is in front", .serialized)
struct MemberReadingTests {
  @Test("of tabs, whichever is selected", arguments: World.all)
  func tabs(world: World) async throws {
    let shop = StageShop()
    shop.session.isSignedIn = true
    let stage = world.stage(shop)
    try await stage.settle()
    for route in [Shop.product(id: 1), .account] {
      shop.navigator.show(route)
      try await stage.settle()
      let path = shop.navigator.tree.visiblePath
      let read = try #require(shop.navigator.scene.currentHost?.reading()?.containers.first)
      #expect(read.node == path[0] && read.front == path[1], "\(route)")
    }
  }

  @Test("of a split, with room for its columns and without", arguments: World.all, [1_200.0, 400])
  func split(world: World, width: Double) async throws {
    let desk = StageDesk()
    let stage = world.stage(clock: desk.clock, device: .pad) {
      SceneRootController(desk.navigator.scene, DeskScreens())
    } swiftUI: {
      SceneRootView(desk.navigator.scene, DeskViews())
    }
    try await stage.resize(to: CGSize(width: width, height: 800))
    desk.navigator.show(.item(1))
    try await stage.settle()
    let path = desk.navigator.tree.visiblePath
    let read = try #require(desk.navigator.scene.currentHost?.reading()?.containers.first)
    #expect(read.node == path[0] && read.front == path[1])
  }
}
