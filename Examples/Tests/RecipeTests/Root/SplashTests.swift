import HeadlessUIKit
import HeadlessUIKitStage
import PortolanTesting
import PortolanUIKit
import Testing

@testable import RootFlow
@testable import RootFlowUIKit

extension Recipes {
  @Suite("The recipe Root shows the splash until the start-up work and the animation end")
  @MainActor struct SplashTests {
    @Test("R14 S0.9 the splash is in the first frame, with its indicator")
    func firstFrame() async throws {
      await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen)
        #expect(run.part is SplashViewController)
        #expect(run.part?.view.window === run.window)
        #expect(run.part?.view.frame == run.root?.view.bounds)
        #expect(run.part?.view.find(UIActivityIndicatorView.self)?.isAnimating == true)
      }
    }

    @Test("S0.3 the start-up work takes 3 s of the injected clock")
    func threeSeconds() async throws {
      try await HeadlessScreen.run { screen in
        let app = RootFlowApp(store: TestSessionStore(), clock: screen.clock)
        let stage = UIKitStage(on: screen) { app.start(in: $0) }
        try await stage.settle(until: {
          app.startUp.state == .done || stage.picture != "splash"
        })
        #expect(app.startUp.state == .done)
        #expect(screen.clock.now.offset == .seconds(3))
        try await stage.settle()
        #expect(stage.picture == "(login)")
      }
    }

    @Test("R14 the animation ends last: the switch waits for it")
    func animationLast() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen)
        try await run.stage.settle(until: { run.work.isRunning })
        run.work.end()
        try await run.stage.settle(until: { run.app.startUp.state == .done })
        #expect(screen.clock.now.offset == .zero)
        #expect(run.picture == "splash")
        try await run.settle()
        #expect(screen.clock.now.offset == .seconds(1))
        #expect(run.picture == "(login)")
      }
    }

    @Test("R14 the work ends last: the switch waits for it")
    func workLast() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen)
        try await run.settle()
        #expect(screen.clock.now.offset == .seconds(1))
        #expect(run.picture == "splash")
        try await run.passSplash()
        #expect(run.picture == "(login)")
      }
    }

    @Test("R14 failed work stays on the splash with a retry and loses no waiting link")
    func failedWork() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen, user: "ada")
        try run.open("items/7")
        try await run.stage.settle(until: { run.work.isRunning })
        #expect(!run.stage.controls.contains("Try Again"))
        run.work.end(failing: true)
        try await run.settle()
        #expect(run.app.startUp.state == .failed)
        #expect(run.picture == "splash")
        #expect(run.part?.view.find(UIActivityIndicatorView.self)?.isAnimating == false)
        try await run.tap("Try Again")
        try await run.passSplash()
        #expect(run.picture == "(main › item(7))")
      }
    }

    @Test("R14 a session that cannot be read is failed work")
    func unreadableSession() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen, user: "ada")
        run.store.fails = true
        try await run.stage.settle(until: { run.work.isRunning })
        run.work.end()
        try await run.settle()
        #expect(run.app.startUp.state == .failed)
        run.store.fails = false
        try await run.tap("Try Again")
        try await run.passSplash()
        #expect(run.picture == "(main)")
      }
    }
  }
}

extension UIView {
  /// The first view of a type below this one.
  func find<V: UIView>(_ type: V.Type) -> V? {
    if let found = self as? V { return found }
    for view in subviews {
      if let found = view.find(type) { return found }
    }
    return nil
  }
}
