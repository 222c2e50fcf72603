import HeadlessSwiftUI
import Portolan
import Testing

@testable import PortolanSwiftUI

@MainActor
@Suite(
  "A new path is shown by one push, one pop or without animation, even over many levels (P4, S1)")
struct StackMotionTests {
  private nonisolated static let replacements: [(from: [Five], to: [Five])] = [
    ([.first], [.second]), ([.first, .second, .third], [.fourth]),
    ([.fourth], [.first, .second, .third]), ([.first, .second], [.first, .third]),
    ([.first, .second, .third], [.first, .fourth]),
  ]

  /// Sets one path, then the other; how the screen changed for the second comes back.
  private func replace(
    _ change: (from: [Five], to: [Five]), as motion: StackMotion, in app: FiveApp
  ) async -> [String] {
    app.stack.path = change.from
    await app.expect(change.from)
    let before = app.screen.transitions.count
    let request = app.stack.set(change.to, as: motion)
    await app.expect(change.to)
    #expect(request.ending == "arrived")
    return app.screen.changes(since: before)
  }

  /// Goes back to the root, and each screen beneath is shown in turn.
  private func goBack(from path: [Five], in app: FiveApp) async throws {
    for count in path.indices.reversed() {
      try app.screen.tapBack()
      await app.expect(Array(path.prefix(count)))
    }
  }

  @Test("a replacement as a push ends in one animated push", arguments: World.all, replacements)
  func asAPush(world: World, change: (from: [Five], to: [Five])) async throws {
    let app = FiveApp(in: world)
    for motion in [StackMotion.push, .automatic] {
      let changes = await replace(change, as: motion, in: app)
      #expect(changes.last == "push")
      #expect(changes.dropLast().allSatisfy { $0.hasSuffix("(cut)") })
      #expect(changes.count <= 2)
    }
    try await goBack(from: change.to, in: app)
  }

  @Test("a replacement as a pop ends in one animated pop", arguments: World.all, replacements)
  func asAPop(world: World, change: (from: [Five], to: [Five])) async throws {
    let app = FiveApp(in: world)
    let changes = await replace(change, as: .pop, in: app)
    #expect(changes.last == "pop")
    #expect(changes.dropLast().allSatisfy { $0.hasSuffix("(cut)") })
    #expect(changes.count <= 2)
    try await goBack(from: change.to, in: app)
  }

  @Test("a replacement as a cut takes no time", arguments: World.all, replacements)
  func asACut(world: World, change: (from: [Five], to: [Five])) async throws {
    let app = FiveApp(in: world)
    let changes = await replace(change, as: .cut, in: app)
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { $0.hasSuffix("(cut)") })
    try await goBack(from: change.to, in: app)
  }

  @Test("longer is a push, shorter a pop, in one transition each", arguments: World.all)
  func longerAndShorter(world: World) async {
    let app = FiveApp(in: world)
    await app.expect([])
    let before = app.screen.transitions.count
    for path in [[Five.first], [.first, .second, .third], [.first], []] {
      app.stack.set(path)
      await app.expect(path)
    }
    #expect(app.screen.changes(since: before) == ["push", "push", "pop", "pop"])
  }

  @Test("S12: the path is written once in each update, whatever is asked for in a turn")
  func oneWriteInAnUpdate() async {
    let app = FiveApp()
    await app.expect([])
    let before = app.screen.transitions.count
    app.stack.append(.first)
    app.stack.append(.second)
    app.stack.removeLast()
    app.stack.append(.third)
    await app.expect([.first, .third])
    #expect(app.screen.changes(since: before).count <= 2, "the first, and the rest at once")
    app.stack.set([.fourth], as: .pop)
    app.stack.append(.second)
    await app.expect([.fourth, .second])
  }

  @Test("P5: what both paths begin with keeps its model", arguments: World.each)
  func sharedBeginning(world: World) async throws {
    let app = FiveApp(in: world)
    app.stack.path = [.first]
    await app.expect([.first])
    let kept = Set(app.log.livingNodes)
    for motion in StackMotion.allCases {
      app.stack.set([.first, .second, .third], as: motion)
      await app.expect([.first, .second, .third])
      app.stack.set([.first, .fourth], as: motion)
      await app.expect([.first, .fourth])
    }
    try app.screen.tapBack()
    await app.expect([.first])
    #expect(Set(app.log.livingNodes) == kept)
    #expect(app.log.madeTwice == nil)
  }

  @Test("nothing moves, and nothing is built again, when the screen on display stays on top")
  func sameTop() {
    let nodes = (1...3).map(NodeID.init(raw:))
    for motion in StackMotion.allCases {
      let stack = StackModel(NodeID(raw: 4), nil, nodes, observer: nil)
      stack.show([nodes[0], nodes[2]], motion, over: nodes[2]) {}
      #expect(stack.path == [nodes[2]], "in one step")
    }
  }
}
