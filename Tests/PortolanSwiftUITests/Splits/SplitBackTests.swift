import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("Back in a collapsed split asks guards and exit guards as Back in a stack does (N7, N8)")
struct SplitBackTests {
  private static let closed = DeskMap(compact: .secondary)

  /// Three columns, the middle of which was never entered, with the last one in front.
  private func open(_ world: World, _ verdict: Verdict<Desk>) async -> DeskApp {
    let app = DeskApp(in: world, DeskApp.narrow, map: Self.closed)
    app.door.verdict = verdict
    await app.show(.trio, "trio{one > two… > *three}")
    #expect(app.door.asked == 0)
    return app
  }

  @Test("the button asks the guard of a column that was never entered", arguments: World.each)
  func button(world: World) async throws {
    let app = await open(world, .deny("closed"))
    try app.screen.tapBack()
    await app.expect("trio{one > two… > *three}")
    #expect(app.door.asked == 1 && app.inReach == ["three 0"])
    app.door.verdict = .allow
    try app.screen.tapBack()
    await app.expect("trio{one > *(two) > three}")
    try app.screen.tapBack()
    await app.expect("trio{*one > (two) > three}")
  }

  @Test("the swipe asks and does not begin", arguments: World.each)
  func swipe(world: World) async throws {
    let app = await open(world, .deny("closed"))
    #expect(throws: HeadlessTouchError.self) { try app.screen.beginSwipeBack() }
    await app.expect("trio{one > two… > *three}")
    #expect(app.door.asked == 1)
    app.door.verdict = .allow
    #expect(throws: HeadlessTouchError.self) { try app.screen.beginSwipeBack() }
    await app.expect("trio{one > *(two) > three}")
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    await app.expect("trio{*one > (two) > three}")
  }

  @Test("a screen within a column is asked before it closes", arguments: World.each)
  func asked(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
    let asking = DeskAsking()
    let node = try #require(app.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Desk>(node: node, in: app.navigator.scene))
    context.askBeforeLeaving { asking.answer() }
    await app.settle()
    #expect(throws: HeadlessTouchError.self) { try app.screen.tapBack() }
    #expect(throws: HeadlessTouchError.self) { try app.screen.beginSwipeBack() }
    await app.expect("desk{(list) > *(item(1) › page(0))}")
    #expect(asking.count == 1)
    asking.verdict = .leave
    app.navigator.back()
    await app.expect("desk{(list) > *(item(1))}")
  }

  @Test(
    "a screen that stays in its column is not asked, for it does not close", arguments: World.each)
  func stays(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.item(1), "desk{(list) > *(item(1))}")
    let asking = DeskAsking()
    let node = try #require(app.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Desk>(node: node, in: app.navigator.scene))
    context.askBeforeLeaving { asking.answer() }
    await app.settle()
    try app.screen.tapBack()
    await app.expect("desk{*(list) > (item(1))}")
    #expect(asking.count == 0)
  }

  @Test("F1: Back passes over a column that the map shows nowhere", arguments: World.each)
  func emptyColumn(world: World) async throws {
    for isSwipe in [false, true] {
      let map = DeskMap(compact: .secondary, lacking: [.two])
      let app = DeskApp(in: world, DeskApp.narrow, map: map)
      await app.show(.trio, "trio{one > two… > *three}")
      if isSwipe {
        #expect(throws: HeadlessTouchError.self) { try app.screen.beginSwipeBack() }
      } else {
        try app.screen.tapBack()
      }
      await app.expect("trio{*one > two… > three}")
      #expect(app.navigator.back().outcome == .failure(.nothingToGoBackTo))
    }
  }

  @Test("a course fills both columns, and Back leads through them", arguments: World.each)
  func course(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    app.navigator.show(NavigationCourse(.list, then: .folder(1), .item(1), .page(0)))
    await app.expect("desk{(list › folder(1)) > *(item(1) › page(0))}")
    try app.screen.tapBack()
    await app.expect("desk{(list › folder(1)) > *(item(1))}")
    try app.screen.tapBack()
    await app.expect("desk{*(list › folder(1)) > (item(1))}")
    app.navigator.show(NavigationCourse(.list, then: .item(2)))
    await app.expect("desk{(list) > *(item(2))}")
    await app.rotate(to: DeskApp.wide, "desk{(list) | *(item(2))}")
    app.navigator.show(NavigationCourse(.list, then: .folder(2), .item(2), .page(0)))
    await app.expect("desk{(list › folder(2)) | *(item(2) › page(0))}")
  }

  @Test(
    "a Back that nothing stands before is not shown, and comes when something does",
    arguments: World.each)
  func nothingBefore(world: World) async throws {
    let map = DeskMap(compact: .secondary, lacking: [.one, .two])
    let app = DeskApp(in: world, DeskApp.narrow, map: map)
    await app.show(.trio, "trio{one… > two… > *three}")
    #expect(throws: HeadlessTouchError.self) { try app.screen.tapBack() }
    #expect(throws: HeadlessTouchError.self) { try app.screen.beginSwipeBack() }
    await app.expect("trio{one… > two… > *three}")
    #expect(app.codes == [])
    app.navigator.scene.adopt(DeskMap(compact: .secondary))
    await app.expect("trio{one… > two… > *three}")
    try app.screen.tapBack()
    await app.expect("trio{one > *(two) > three}")
  }

  @Test("F2: a link fills two columns, and Back leads through them", arguments: World.each)
  func link(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    try await app.open("desk://letters/12", "trio{one > (pile(1)) > *(letter(12))}")
    try app.screen.tapBack()
    await app.expect("trio{one > *(pile(1)) > (letter(12))}")
    try app.screen.tapBack()
    await app.expect("trio{*one > (pile(1)) > (letter(12))}")
    try await app.open("desk://letters/34", "trio{one > (pile(3)) > *(letter(34))}")
    await app.rotate(to: DeskApp.wide, "trio{one | (pile(3)) | *(letter(34))}")
    try await app.open("desk://letters/56", "trio{one | (pile(5)) | *(letter(56))}")
    #expect(app.codes == [])
  }

  @Test(
    "F2: the screen of the last column closes, and the one before is there",
    arguments: World.each)
  func closed(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    try await app.open("desk://letters/12", "trio{one > (pile(1)) > *(letter(12))}")
    app.navigator.close(.letter(12))
    await app.expect("trio{one > *(pile(1)) > three…}")
    try await app.open("desk://letters/13", "trio{one > (pile(1)) > *(letter(13))}")
    await app.rotate(to: DeskApp.wide, "trio{one | (pile(1)) | *(letter(13))}")
    app.navigator.close(.letter(13))
    await app.expect("trio{one | *(pile(1)) | three}")
  }
}

extension DeskApp {
  /// The system delivers a link, and the app shows a picture.
  fileprivate func open(
    _ link: String, _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    screen.open(try #require(URL(string: link)))
    await expect(picture, location)
  }
}
