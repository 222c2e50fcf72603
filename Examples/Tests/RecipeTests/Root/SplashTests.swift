import HeadlessUIKit
import PortolanUIKit
import Testing

@testable import RootFlow
@testable import RootFlowUIKit

extension Recipes {
  @Suite("Root: splash") @MainActor struct SplashTests {
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
        let driver = ScreenDriver(screen: screen, scene: app.navigator.scene)
        let window = screen.makeWindow()
        app.start(in: window)
        try await driver.settle()
        // The splash's animation, the parked request's expiry, and the work.
        try await driver.until("the work") { screen.clock.pendingCount == 3 }
        screen.advance(by: .milliseconds(2_999))
        try await driver.settle()
        #expect(app.navigator.tree.picture == "splash")
        screen.advance(by: .milliseconds(1))
        try await driver.until("the first part") { app.startUp.isOver }
        try await driver.settle()
        #expect(app.navigator.tree.picture == "(login)")
      }
    }

    @Test("R14 the animation ends last: the switch waits for it")
    func animationLast() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen)
        try await run.driver.until("the work") { run.work.isRunning }
        run.work.end()
        try await run.driver.until("the end of the work") { run.app.startUp.state == .done }
        try await run.settle()
        #expect(run.picture == "splash")
        screen.advance(by: .seconds(1))
        try await run.settle()
        #expect(run.picture == "(login)")
      }
    }

    @Test("R14 the work ends last: the switch waits for it")
    func workLast() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen)
        try await run.driver.until("the work") { run.work.isRunning }
        screen.advance(by: .seconds(1))
        try await run.settle()
        #expect(run.picture == "splash")
        run.work.end()
        try await run.driver.until("the first part") { run.app.startUp.isOver }
        try await run.settle()
        #expect(run.picture == "(login)")
      }
    }

    @Test("R14 failed work stays on the splash with a retry and loses no waiting link")
    func failedWork() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen, user: "ada")
        try run.open("items/7")
        try await run.driver.until("the work") { run.work.isRunning }
        #expect(!screen.tappable.contains("Try Again"))
        screen.advance(by: .seconds(1))
        run.work.end(failing: true)
        try await run.driver.until("the failure") { run.app.startUp.state == .failed }
        try await run.settle()
        #expect(run.picture == "splash")
        #expect(run.part?.view.find(UIActivityIndicatorView.self)?.isAnimating == false)
        try screen.tap("Try Again")
        try await run.driver.until("the work") { run.work.isRunning }
        run.work.end()
        try await run.driver.until("the first part") { run.app.startUp.isOver }
        try await run.settle()
        #expect(run.picture == "(main › item(7))")
      }
    }

    @Test("R14 a session that cannot be read is failed work")
    func unreadableSession() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen, user: "ada")
        run.store.fails = true
        try await run.driver.until("the work") { run.work.isRunning }
        run.work.end()
        try await run.driver.until("the failure") { run.app.startUp.state == .failed }
        run.store.fails = false
        try await run.settle()
        try screen.tap("Try Again")
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
