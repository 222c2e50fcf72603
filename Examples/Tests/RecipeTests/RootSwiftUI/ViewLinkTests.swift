import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import PortolanTesting
import Testing

@testable import RootFlow
@testable import RootFlowSwiftUI

extension Recipes {
  @Suite("The recipe Root lets a link wait for splash and sign-in in SwiftUI too")
  @MainActor struct ViewLinkTests {
    @Test("S0.3 the start-up work takes 3 s of the injected clock")
    func threeSeconds() async throws {
      let clock = HeadlessClock()
      let app = RootFlowApp(store: TestSessionStore(), clock: clock)
      app.start()
      let stage = SwiftUIStage(clock: clock) { app.rootView }
      try await stage.settle(until: {
        app.startUp.state == .done || stage.picture != "splash"
      })
      #expect(app.startUp.state == .done)
      #expect(clock.now.offset == .seconds(3))
      try await stage.settle()
      #expect(stage.scene.nodes.stackTitles == [["Login Screen"]])
    }

    @Test("R6 a link that SwiftUI delivers during the splash waits and is followed once")
    func duringSplash() async throws {
      let run = RootViewsRun(user: "ada")
      let link = try #require(URL(string: "rootflow://items/7"))
      try await run.stage.open(link)
      try await run.stage.open(link)
      #expect(run.picture == "splash")
      try await run.passSplash()
      #expect(run.picture == "(main › item(7))")
      #expect(run.view.nodes.hasStack(["Main Screen", "Item 7"]))
      #expect(run.navigator.scene.parked.count == 0)
    }

    @Test("R6 R12 a link waits for the sign-in, one that belongs to it opens at once")
    func duringLogin() async throws {
      let run = try await RootViewsRun.launched()
      try await run.stage.open(try #require(URL(string: "rootflow://items/7")))
      #expect(run.picture == "(login)")
      try await run.stage.open(try #require(URL(string: "rootflow://reset")))
      #expect(run.view.nodes.hasStack(["Login Screen", "Reset Password"]))
      try await run.tap("Back")
      try await run.tap("Log In")
      #expect(run.picture == "(main › item(7))")
    }
  }
}
