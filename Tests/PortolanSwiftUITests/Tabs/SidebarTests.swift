import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("SwiftUI shows tabs in sections, and choosing a tab asks the tab's guard first")
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
      app.screen.screen.rotate(to: size, on: .pad)
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

  @Test("what the app puts above the bar stays, whichever tab is in front", arguments: World.each)
  func accessory(world: World) async throws {
    let app = await RadioApp(world, RadioApp.wide)
    try app.screen.tap("Play, 0")
    try app.screen.tapTab("albums")
    await app.settle()
    try app.screen.tap("Play, 1")
    app.news.isSorted = false
    app.screen.screen.rotate(to: RadioApp.narrow, on: .pad)
    await app.settle()
    try app.screen.tap("Play, 2")
    await app.settle()
    #expect(app.news.unread == 3 && app.screen.faults == [])
    app.navigator.show(.item(1), placed: .presented(.sheet))
    await app.settle()
    #expect(throws: (any Error).self) { try app.screen.tap("Play, 3") }
  }
}
