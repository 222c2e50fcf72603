import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite(
  "A new path is shown by one push, one pop or without animation, even over several levels (P4)")
struct StackMotionTests {
  private nonisolated static let replacements: [(from: [Five], to: [Five])] = [
    ([.first], [.second]), ([.first, .second, .third], [.fourth]),
    ([.fourth], [.first, .second, .third]), ([.first, .second], [.first, .third]),
    ([.first, .second, .third], [.first, .fourth]),
  ]

  /// Sets one path, then the other; what the tops saw of it comes back.
  private func replace(
    _ change: (from: [Five], to: [Five]), as motion: StackMotion, in app: FiveApp
  ) async throws -> (old: FiveScreen, new: FiveScreen) {
    app.stack.path = change.from
    await app.settle()
    let kept = app.screens.prefix(zip(change.from, change.to).prefix { $0 == $1 }.count + 1)
    let old = try #require(app.screens.last)
    old.forget()
    app.controllers.forget()
    app.stack.set(change.to, as: motion)
    await app.expect(change.to)
    #expect(app.screens.starts(with: kept) { $0 === $1 }, "the shared beginning stays")
    return (old, try #require(app.screens.last))
  }

  /// Goes back to the root, and each screen beneath is shown in turn.
  private func goBack(from path: [Five], in app: FiveApp) async throws {
    for count in path.indices.reversed() {
      try app.screen.tap("Back")
      await app.expect(Array(path.prefix(count)))
    }
  }

  @Test(arguments: World.all, replacements)
  func asAPush(world: World, change: (from: [Five], to: [Five])) async throws {
    try await FiveApp.run(on: world.screen) { app in
      for motion in [StackMotion.push, .automatic] {
        let (old, new) = try await replace(change, as: motion, in: app)
        #expect(app.controllers.edits == [.set(count: change.to.count + 1, animated: true)])
        #expect(old.calls == ["leaves"] && new.calls == ["arrives"])
      }
      try await goBack(from: change.to, in: app)
    }
  }

  @Test(arguments: World.all, replacements)
  func asAPop(world: World, change: (from: [Five], to: [Five])) async throws {
    try await FiveApp.run(on: world.screen) { app in
      let (old, new) = try await replace(change, as: .pop, in: app)
      // One transition: the first edit leaves the top as it is (U39, U41).
      #expect(
        app.controllers.edits == [
          .set(count: change.to.count + 2, animated: false), .pop(animated: true),
        ])
      #expect(old.calls == ["leaves"] && new.calls == ["is revealed"])
      try await goBack(from: change.to, in: app)
    }
  }

  @Test(arguments: World.all, replacements)
  func asACut(world: World, change: (from: [Five], to: [Five])) async throws {
    try await FiveApp.run(on: world.screen) { app in
      let (old, new) = try await replace(change, as: .cut, in: app)
      #expect(app.controllers.edits == [.set(count: change.to.count + 1, animated: false)])
      #expect(old.calls == ["leaves at once"] && new.calls == ["arrives at once"])
      try await goBack(from: change.to, in: app)
    }
  }

  @Test("longer is a push, shorter a pop, whatever was asked", arguments: World.all)
  func longerAndShorter(world: World) async {
    await FiveApp.run(on: world.screen) { app in
      await app.expect([])
      for motion in StackMotion.allCases {
        let animated = motion != .cut
        app.controllers.forget()
        app.stack.set([.first], as: motion)
        await app.expect([.first])
        app.stack.set([.first, .second, .third], as: motion)
        await app.expect([.first, .second, .third])
        app.stack.set([.first], as: motion)
        await app.expect([.first])
        app.stack.set([], as: motion)
        await app.expect([])
        #expect(
          app.controllers.edits == [
            .push(animated: animated), .set(count: 4, animated: animated),
            .pop(animated: animated), .pop(animated: animated),
          ])
      }
    }
  }

  @Test("a replacement as a pop, and a push right behind it", arguments: World.all)
  func popThenPush(world: World) async throws {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first, .second]
      await app.settle()
      let first = app.stack.set([.third], as: .pop)
      app.stack.append(.fourth)
      await app.expect([.third, .fourth])
      #expect(first.outcome != nil)
      try await goBack(from: [.third, .fourth], in: app)
    }
  }

  /// Found by a walk: the host waited for a report that a swipe had overtaken.
  @Test("a swipe before a held push has been reported", arguments: World.all)
  func swipeBeforeTheReport(world: World) async {
    await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first, .second]
      await app.settle()
      app.stack.set([.third], as: .cut)
      let held = app.stack.set([.third, .fourth], as: .cut)
      app.screen.turn()
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect([.third])
      #expect(held.outcome != nil)
    }
  }

  @Test("a cut, and a push in the same turn", arguments: World.all)
  func cutThenPush(world: World) async throws {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first, .second]
      await app.settle()
      app.stack.set([.third, .second], as: .cut)
      app.stack.append(.fourth)
      await app.expect([.third, .second, .fourth])
      try await goBack(from: [.third, .second, .fourth], in: app)
    }
  }
}
