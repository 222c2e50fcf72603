import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

private struct RadioViews: ViewAssembly {
  let news: RadioNews

  func screen(for route: Radio, in context: ScreenContext<Radio>) -> some View {
    RadioView(route: route)
  }

  func tabLabel(for member: Radio) -> some View { Text("\(member)") }
  func tabListing(for member: Radio) -> TabListing { news.listing(of: member) }

  @ViewBuilder func tabs(_ tabs: AnyView, for route: Radio) -> some View {
    if #available(iOS 18.0, visionOS 2.0, *) {
      tabs.tabViewStyle(.sidebarAdaptable)
    } else {
      tabs
    }
  }
}

private struct RadioView: View {
  let route: Radio
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(route)")
      Button("Count \(route) \(count)") { count += 1 }
        .accessibilityIdentifier("Count \(route)")
    }
  }
}

@MainActor private final class RadioApp {
  nonisolated static let wide = CGSize(width: 1_024, height: 768)
  nonisolated static let narrow = CGSize(width: 390, height: 844)

  let screen: HeadlessScene
  let door = RadioDoor()
  let news = RadioNews()
  let navigator: Navigator<Radio>
  private let clock = HeadlessClock()

  init(_ world: World, _ size: CGSize, isSorted: Bool = true) async {
    let navigator = Navigator(RadioMap(), guards: door, clock: clock)
    self.navigator = navigator
    news.isSorted = isSorted
    let views = RadioViews(news: news)
    screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions, clock: clock) {
      SceneRootView(navigator.scene, views)
    }
    screen.screen.rotate(to: size)
    navigator.show(.main)
    await settle()
  }

  func settle() async { _ = await screen.settle(navigator.scene, clock) }

  /// The tabs as a person meets them, with sections and badges.
  var listed: [String] {
    screen.nodes.all(.tab).map { tab in
      (tab.isSearch ? "?" : "") + (tab.section.map { "\($0)/" } ?? "") + tab.label
        + (tab.badge.map { ":\($0)" } ?? "") + (tab.isSelected ? "*" : "")
    }
  }

  func expect(
    _ picture: String, _ listed: [String], _ location: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    #expect(navigator.tree.picture == picture, sourceLocation: location)
    #expect(self.listed == listed, sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
  }
}

@MainActor @Suite("In SwiftUI tabs with sections are values, and are asked like taps")
struct SidebarTests {
  @Test(arguments: World.each)
  func `a choice is asked, and followed`(world: World) async throws {
    let app = await RadioApp(world, RadioApp.wide)
    await app.expect(
      "main[*(home) | albums… | artists… | inbox… | search…]",
      ["home*", "Library/albums", "Library/artists", "inbox", "?search"])
    app.door.verdict = .deny("closed")
    try app.screen.tapTab("artists")
    await app.expect(
      "main[*(home) | albums… | artists… | inbox… | search…]",
      ["home*", "Library/albums", "Library/artists", "inbox", "?search"])
    #expect(app.door.asked == 1)
    app.door.verdict = .allow
    try app.screen.tapTab("artists")
    await app.expect(
      "main[(home) | albums… | *(artists) | inbox… | search…]",
      ["home", "Library/albums", "Library/artists*", "inbox", "?search"])
    try app.screen.tapTab("search")
    await app.expect(
      "main[(home) | albums… | (artists) | inbox… | *(search)]",
      ["home", "Library/albums", "Library/artists", "inbox", "?search*"])
  }

  @Test(arguments: World.each)
  func `a change of the size keeps the state of views`(world: World) async throws {
    let app = await RadioApp(world, RadioApp.wide)
    try app.screen.tapTab("albums")
    await app.settle()
    try app.screen.tap("Count albums")
    for size in [RadioApp.narrow, RadioApp.wide] {
      app.screen.screen.rotate(to: size)
      await app.expect(
        "main[(home) | *(albums) | artists… | inbox… | search…]",
        ["home", "Library/albums*", "Library/artists", "inbox", "?search"])
      #expect(app.screen.nodes.all(.button).contains { $0.label == "Count albums 1" })
    }
  }

  @Test(arguments: World.all, [true, false])
  func `a badge follows the app's value`(world: World, isSorted: Bool) async throws {
    let app = await RadioApp(world, RadioApp.wide, isSorted: isSorted)
    try app.screen.tap("Count home")
    for unread in [1, 2] {
      app.news.unread = unread
      await app.settle()
      #expect(app.listed[3] == "inbox:\(unread)")
    }
    app.news.unread = 0
    await app.settle()
    #expect(app.listed[3] == "inbox")
    #expect(app.listed[4] == (isSorted ? "?search" : "search"))
    #expect(app.screen.nodes.all(.button).contains { $0.label == "Count home 1" })
  }
}
