import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// Law 6 for each container and each style, whatever SwiftUI and we keep for it.
@MainActor
@Suite("Every kind of container and layer releases the models of its screens after it closes")
struct ReleasedKindTests {
  nonisolated private static let styles: [PresentationStyle] = [
    .sheet, .sheet(.medium, .large, undimmedThrough: .medium), .formSheet, .pageSheet, .fullScreen,
    .overFullScreen, .overCurrentContext, .popover(from: "Menu"), .alert, .confirmationDialog,
    .custom("drawer"),
  ]

  @Test("a layer that code closes", arguments: styles, [DeskApp.narrow, DeskApp.wide])
  func layer(_ style: PresentationStyle, on size: CGSize) async {
    let app = TestApp(hasMenus: true)
    app.screen.screen.rotate(to: size, on: .pad)
    app.navigator.show(.products)
    await app.settle()
    let before = app.log.livingNodes
    app.navigator.show(.product(id: 1), placed: .presented(style))
    await app.settle()
    #expect(app.log.livingNodes.count == before.count + (style.isDialog ? 0 : 1))
    app.navigator.dismiss()
    await app.settle()
    app.clock.advance(by: .seconds(3))
    await app.settle()
    #expect(app.log.livingNodes == before)
    #expect(app.codes == [] && app.screen.faults == [])
  }

  @Test("tabs, the app's own container, pages and a split, one after the other")
  func parts() async throws {
    let app = try TestApp(withHouseIn: World.all[0])
    for route in [Shop.reviews(of: 1), .account] { app.navigator.show(route) }
    await app.settle()
    let house = Navigator<Room>(app.navigator.scene)
    for room in [Room.shelf(1), .tour, .archive] {
      let before = app.log.livingNodes
      #expect(!before.isEmpty)
      house.show(room)
      await app.settle()
      #expect(Set(before).isDisjoint(with: app.log.livingNodes))
    }
  }

  @Test(
    "splits, and pages as a part and in a stack, in both sizes",
    arguments: [Desk.page(1), .two, .line, .album], [DeskApp.wide, DeskApp.narrow])
  func desk(_ route: Desk, _ size: CGSize) async {
    let app = DeskApp(size, showing: route)
    await app.settle()
    #expect(!app.log.livingNodes.isEmpty)
    await app.show(.start, "start")
    #expect(app.log.alive == ["start"] && !app.codes.contains("NAV061"))
  }
}
