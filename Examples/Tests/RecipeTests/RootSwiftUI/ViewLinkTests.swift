import Foundation
import HeadlessSwiftUI
import Testing

@testable import RootFlow
@testable import RootFlowSwiftUI

extension Recipes {
  @Suite("Root in SwiftUI: start and links") @MainActor struct ViewLinkTests {
    @Test("S0.3 the start-up work takes 3 s of the injected clock")
    func threeSeconds() async throws {
      let clock = HeadlessClock()
      let app = RootFlowApp(store: TestSessionStore(), clock: clock)
      app.start()
      let view = HeadlessScene { app.rootView }
      let driver = ViewDriver(view: view, scene: app.navigator.scene)
      try await driver.settle()
      // The parked request's expiry, and the work.
      try await driver.until("the work") { clock.pendingCount == 2 }
      clock.advance(by: .milliseconds(2_999))
      try await driver.settle()
      #expect(app.navigator.tree.picture == "splash")
      clock.advance(by: .milliseconds(1))
      try await driver.until("the first part") { app.startUp.isOver }
      try await driver.settle()
      #expect(view.nodes.stackTitles == [["Login Screen"]])
    }

    @Test("R6 a link that SwiftUI delivers during the splash waits and is followed once")
    func duringSplash() async throws {
      let run = RootViewsRun(user: "ada")
      let link = try #require(URL(string: "rootflow://items/7"))
      run.view.open(link)
      run.view.open(link)
      try await run.settle()
      #expect(run.picture == "splash")
      try await run.passSplash()
      #expect(run.picture == "(main › item(7))")
      #expect(run.view.nodes.hasStack(["Main Screen", "Item 7"]))
      #expect(run.navigator.scene.parkedCount == 0)
    }

    @Test("R6 R12 a link waits for the sign-in, one that belongs to it opens at once")
    func duringLogin() async throws {
      let run = try await RootViewsRun.launched()
      run.view.open(try #require(URL(string: "rootflow://items/7")))
      try await run.settle()
      #expect(run.picture == "(login)")
      run.view.open(try #require(URL(string: "rootflow://reset")))
      try await run.settle()
      #expect(run.view.nodes.hasStack(["Login Screen", "Reset Password"]))
      try await run.driver.touch { try run.view.tapBack() }
      try await run.tap("Log In")
      #expect(run.picture == "(main › item(7))")
    }
  }
}
