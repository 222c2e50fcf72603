import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Law 6 for each container and each style, whatever UIKit and we keep for it.
@MainActor @Suite("Every kind of container and layer is released after it closes")
struct ReleasedKindTests {
  nonisolated private static let styles: [PresentationStyle] = [
    .sheet, .sheet(.medium, .large, undimmedThrough: .medium), .formSheet, .pageSheet, .fullScreen,
    .overFullScreen, .overCurrentContext, .popover(from: "it"), .alert, .confirmationDialog,
    .custom("drawer"),
  ]

  @Test("a layer that code closes", arguments: styles, [CGSize(390, 844), CGSize(1_024, 768)])
  func layer(_ style: PresentationStyle, on size: CGSize) async {
    await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      screen.rotate(to: size, on: .pad)
      let app = TestApp(screen, build: { $0.sources["it"] = $0.view })
      app.navigator.show(.main)
      await app.settle()
      let before = app.root.below
      app.navigator.show(.product(id: 1), placed: .presented(style))
      await app.settle()
      let layer = app.root.below.filter { !before.contains($0) }.map(Watch.init)
      #expect(!layer.isEmpty && app.codes == [])
      app.navigator.dismiss()
      await app.settle()
      await app.outwait()
      #expect(layer.allSatisfy { !$0.isAlive } && app.codes == [])
      #expect(app.root.below == before)
    }
  }

  @Test("tabs, a stack, and the app's own container", arguments: [false, true])
  func plain(hasMore: Bool) async throws {
    try await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let map: any NavigationMap<Shop> = hasMore ? ManyTabsMap() : ShopMap()
      let app = try TestApp(withHouseOn: screen, map: map, build: { _ in })
      for route in [Shop.reviews(of: 1), .account] { app.navigator.show(route) }
      await app.settle()
      let tabs = app.root.below.map(Watch.init)
      let house = Navigator<Room>(app.navigator.scene)
      house.show(.shelf(1))
      await app.settle()
      await app.outwait()
      #expect(tabs.count > 5 && tabs.allSatisfy { !$0.isAlive })
      let rooms = app.root.below.map(Watch.init)
      house.show(.tour)
      await app.settle()
      await app.outwait()
      #expect(rooms.count > 2 && rooms.allSatisfy { !$0.isAlive })
      #expect(!app.codes.contains("NAV061"))
    }
  }

  @Test(
    "splits, and pages as a part and in a stack, in both sizes",
    arguments: [Desk.page(1), .two, .line, .album], [DeskApp.wide, DeskApp.narrow])
  func desk(_ route: Desk, _ size: CGSize) async {
    await DeskApp.run(size) { app in
      app.navigator.show(route)
      await app.settle()
      let gone = app.root.below.map(Watch.init)
      await app.show(.start, "start")
      app.screen.advance(by: .seconds(2))
      await app.settle()
      #expect(gone.count > 2 && gone.allSatisfy { !$0.isAlive })
      #expect(!app.codes.contains("NAV061"))
    }
  }

  @Test(
    "tabs that are values, in groups of a sidebar", arguments: [RadioApp.wide, RadioApp.narrow])
  func groups(size: CGSize) async {
    await RadioApp.run(on: World.all[0], size) { app in
      app.navigator.show(.albums)
      await app.settle()
      let gone = app.root.below.map(Watch.init)
      app.navigator.show(.off)
      await app.expect("off")
      app.screen.advance(by: .seconds(2))
      await app.settle()
      #expect(gone.count > 2 && gone.allSatisfy { !$0.isAlive })
    }
  }
}

extension CGSize {
  fileprivate init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}

extension UIViewController {
  /// All that stands here or is presented, at any depth.
  fileprivate var below: [UIViewController] {
    let layer = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return (children + [layer].compactMap(\.self)).flatMap { [$0] + $0.below }
  }
}
