import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("The root controller follows UIKit's containment rules for its parts (R4)")
struct PartContainmentTests {
  private func run(
    _ look: ScreenTransition, _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run { screen in
      let app = TestApp(screen, map: LookMap { old, _ in old == nil ? .cut : look })
      app.navigator.show(.splash)
      await app.settle()
      app.log.lines = []
      try await body(app)
    }
  }

  @Test("R4: an animated switch calls will, then did, each once, appearances paired")
  func animatedOrder() async {
    await run(.crossDissolve()) { app in
      app.navigator.show(.lock)
      #expect(
        app.log.lines == [
          "splash.willMove(nil)", "lock.willMove", "lock.viewDidLoad", "splash.willDisappear",
          "lock.willAppear",
        ])
      app.log.lines = []
      await app.settle()
      #expect(
        app.log.lines == [
          "splash.didDisappear", "lock.didAppear", "splash.didMove(nil)", "lock.didMove",
        ])
      #expect(app.screen.faults == [])
    }
  }

  @Test("R4: a cut calls the same, in the order of S0.8: the new part in, then the old one out")
  func cutOrder() async {
    await run(.cut) { app in
      app.navigator.show(.lock)
      await app.settle()
      #expect(
        app.log.lines.filter { $0.hasPrefix("lock.") } == [
          "lock.willMove", "lock.viewDidLoad", "lock.willAppear", "lock.didAppear", "lock.didMove",
        ])
      #expect(
        app.log.lines.filter { $0.hasPrefix("splash.") } == [
          "splash.willMove(nil)", "splash.willDisappear", "splash.didDisappear",
          "splash.didMove(nil)",
        ])
      #expect(app.screen.faults == [])
    }
  }

  @Test(
    "R4: the part fills the root",
    arguments: [
      ScreenTransition.cut, .crossDissolve(), .slide(from: .top), .named("shrink"),
    ])
  func fills(look: ScreenTransition) async throws {
    try await run(look) { app in
      app.root.screenAnimations["shrink"] = ScreenAnimation(
        prepare: { _, new in new.frame.size.width = 10 }, animate: { _, _ in })
      app.navigator.show(.lock)
      await app.settle()
      let view = try #require(app.part?.view)
      #expect(view.frame == app.root.view.bounds)
      #expect(view.superview === app.root.view)
      app.screen.rotate(to: CGSize(width: 844, height: 390), on: .phone)
      await app.settle()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
  }

  @Test(
    "R4: a rotation during the switch leaves the new part as large as the root",
    arguments: [
      ScreenTransition.crossDissolve(), .slide(from: .leading), .slide(from: .bottom),
    ])
  func rotates(look: ScreenTransition) async throws {
    await run(look) { app in
      app.navigator.show(.lock)
      app.screen.advance(by: .milliseconds(100))
      #expect(app.root.children.count == 2)
      app.screen.rotate(to: CGSize(width: 844, height: 390), on: .phone)
      await app.settle()
      #expect(app.root.view.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(app.part?.view.frame == app.root.view.bounds)
      #expect(app.root.children.count == 1)
      #expect(
        app.log.lines.filter { $0.hasSuffix("Appear") } == ["lock.willAppear", "lock.didAppear"])
      #expect(app.screen.faults == [])
    }
  }
}
