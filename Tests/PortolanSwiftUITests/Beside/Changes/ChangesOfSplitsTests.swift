import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

/// No test here asks for anything or looks: the tree follows by itself.
@MainActor
@Suite("The tree matches a split or pages in which other code pushes, presents or removes screens")
struct ChangesOfSplitsTests {
  /// Where a screen of ours stands from which other code pushes.
  struct Column: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: CGSize
    let route: Desk
    let pusher: String
    let stack: String
    /// What screen and tree show before and after.
    let picture: String
    let pushed: String

    init(
      _ name: String, _ size: CGSize, _ route: Desk, from pusher: String, onto stack: String,
      _ picture: String, _ pushed: String
    ) {
      (testDescription, self.size, self.route, self.pusher) = (name, size, route, pusher)
      (self.stack, self.picture, self.pushed) = (stack, picture, pushed)
    }
  }

  nonisolated private static let columns = [
    Column(
      "the sidebar", DeskApp.wide, .desk, from: "list", onto: "list",
      "desk{*(list) | (empty)}", "desk{*(list › ?) | (empty)}"),
    Column(
      "the detail", DeskApp.wide, .item(1), from: "item(1)", onto: "item",
      "desk{(list) | *(item(1))}", "desk{(list) | *(item(1) › ?)}"),
    Column(
      "a column that is not in front", DeskApp.wide, .item(1), from: "list", onto: "list",
      "desk{(list) | *(item(1))}", "desk{(list › ?) | *(item(1))}"),
    Column(
      "the column that is shown alone", DeskApp.narrow, .item(1), from: "item(1)", onto: "item",
      "desk{(list) > *(item(1))}", "desk{(list) > *(item(1) › ?)}"),
    Column(
      "the middle one of three", DeskApp.wide, .two, from: "two", onto: "two",
      "trio{one | *(two) | three}", "trio{one | *(two › ?) | three}"),
    Column(
      "pages in a column", DeskApp.wide, .album, from: "photo(0)", onto: "list",
      "desk{*(list › album<*photo(0) | photo(1) | photo(2)…>) | (empty)}",
      "desk{*(list › album<*photo(0) | photo(1) | photo(2)…> › ?) | (empty)}"),
    Column(
      "a screen that is pushed in a column", DeskApp.wide, .folder(1), from: "folder(1)",
      onto: "list",
      "desk{*(list › folder(1)) | (empty)}", "desk{*(list › folder(1) › ?) | (empty)}"),
    Column(
      "a page that is a stack", DeskApp.wide, .leaf(1), from: "leaf(1)", onto: "leaf",
      "book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>",
      "book<leaf(0) | *(leaf(1) › ?) | leaf(2)… | leaf(3)…>"),
  ]

  @Test("pushed by a screen of ours, and taken away", arguments: World.all, columns)
  func pushed(world: World, column: Column) async throws {
    let app = DeskApp(in: world, column.size)
    app.navigator.show(column.route)
    await app.expectFollowed(column.picture, "before")
    app.forgetEvents()
    let pusher = try app.node(of: column.pusher)
    app.other.show(.push, from: pusher)
    await app.expectFollowed(column.pushed, "pushed")
    #expect(
      app.events.told == [
        "(DeskMap) followed the screen: push a screen of other code onto \(column.stack)"
      ])
    app.forgetEvents()
    app.other.takeAway()
    await app.expectFollowed(column.picture, "taken away")
    #expect(
      app.events.told == [
        "(DeskMap) followed the screen: pop a screen of other code off \(column.stack)"
      ])
  }

  @Test("presented over a split or pages, and taken away", arguments: World.all, columns)
  func presented(world: World, column: Column) async throws {
    for way in OtherCode.Way.allCases where way != .push {
      let app = DeskApp(in: world, column.size)
      app.navigator.show(column.route)
      await app.expectFollowed(column.picture, "before")
      app.other.show(way, from: try app.node(of: column.pusher))
      await app.expectFollowed(column.picture + " ⇧ foreign (?)", "\(way)")
      app.other.takeAway()
      await app.expectFollowed(column.picture, "\(way), gone")
    }
  }

  @Test("a request closes what other code has pushed in a column", arguments: World.all, columns)
  func request(world: World, column: Column) async throws {
    let app = DeskApp(in: world, column.size)
    app.navigator.show(column.route)
    await app.expectFollowed(column.picture, "before")
    app.other.show(.push, from: try app.node(of: column.pusher))
    await app.expectFollowed(column.pushed, "pushed")
    let request = app.navigator.show(.start)
    await app.expectFollowed("start", "shown")
    #expect(request.ending == "arrived")
  }
}

extension DeskApp {
  /// The screen of this name.
  func node(of name: String) throws -> NodeID {
    try #require(log.livingNodes.last { log.made[$0] == name }, "no screen \(name)")
  }
}
