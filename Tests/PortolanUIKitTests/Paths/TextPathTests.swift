import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A path from text or a link shows its screens, and an invalid path changes nothing (P7)")
struct TextPathTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: World.all) func stringsAndLinks(world: World) async throws {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.set("first/second/third")
      await app.expect([.first, .second, .third])
      app.stack.set(["fourth"], as: .pop)
      await app.expect([.fourth])
      app.navigator.open(try url("five://first/second/third/fourth"))
      await app.expect([.first, .second, .third, .fourth])
      try app.screen.tap("Back")
      await app.expect([.first, .second, .third])
      app.navigator.open(try url("five://"))
      await app.expect([])
    }
  }

  @Test("a cold start by link, before anything is shown", arguments: World.all)
  func coldStart(world: World) async throws {
    try await FiveApp.run(on: world.screen) { app in
      // The host has not begun: the window is shown in this turn.
      app.navigator.open(try url("five://first/second"))
      app.navigator.open(try url("five://first/second"))
      await app.expect([.first, .second])
      #expect(app.counts.made == 3)
    }
  }

  @Test(arguments: World.all, ["first/secnd", "nowhere", "first/%FF", "first/%"])
  func wrong(world: World, text: String) async throws {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.second, .third]
      await app.expect([.second, .third])
      app.controllers.forget()
      let requests = [app.stack.set(text), app.navigator.open(try url("five://\(text)"))]
      for request in requests {
        switch request.outcome {
        case .failure(.wrongPath), .failure(.wrongLink): break
        case let other: Issue.record("\(text) was read: \(String(describing: other))")
        }
      }
      await app.expect([.second, .third])
      #expect(app.controllers.edits.isEmpty && app.counts.made == 3)
    }
  }
}
