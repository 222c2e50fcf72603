import Foundation
import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import PortolanTesting
import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("The recipe FiveScreens sets the same path from buttons, links, swipes and code")
  @MainActor struct FiveUserTests {
    @Test("P8 button, bar button, link, binding and code set the same path", arguments: Draw.some)
    func sameDoor(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.tap("First")
      run.expect([.first])
      try await run.tap("Root View")
      run.expect([])
      run.view.open(try #require(URL(string: "five://first")))
      try await run.stage.settle()
      run.expect([.first])
      @Bindable var stack = run.app.stack
      $stack.path.wrappedValue = [.first, .second]
      try await run.stage.settle()
      run.expect([.first, .second])
      run.app.navigator.show(.third)
      try await run.stage.settle()
      run.expect([.first, .second, .third])
    }

    @Test("P8 no link view is needed")
    func noLinkViews() throws {
      let sources = try Sources(of: "FiveScreens")
      #expect(sources.files.count > 10)
      #expect(!sources.files.values.contains { $0.contains("NavigationLink") })
    }

    @Test("P9 a swipe back that is finished shortens the path", arguments: Draw.some)
    func swipe(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.set([.first, .second])
      try run.view.beginSwipeBack()
      try await run.stage.settle()
      #expect(run.app.stack.path == [.first, .second])
      run.view.finishSwipeBack()
      try await run.stage.settle()
      run.expect([.first])
    }

    @Test("P9 a swipe back that is cancelled changes nothing", arguments: Draw.some)
    func cancelledSwipe(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.set([.first, .second])
      try run.view.beginSwipeBack()
      try await run.stage.settle()
      run.view.cancelSwipeBack()
      try await run.stage.settle()
      run.expect([.first, .second])
      try await run.tapBack()
      run.expect([.first])
    }

    @Test("P9 a long press on Back goes over several levels", arguments: Draw.some)
    func longPress(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.set(FivePathTests.chain)
      try await run.tapBack(to: 1)
      run.expect([.first])
    }

    @Test("P9 code asks while a finger holds the screen: both are heard", arguments: Draw.some)
    func codeDuringSwipe(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.set([.first, .second])
      try run.view.beginSwipeBack()
      run.app.stack.path = [.fourth]
      try await run.stage.settle()
      run.view.finishSwipeBack()
      try await run.stage.settle()
      run.expect([.fourth])
    }
  }
}
