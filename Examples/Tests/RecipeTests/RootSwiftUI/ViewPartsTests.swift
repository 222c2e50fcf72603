import HeadlessSwiftUI
import Portolan
import PortolanTesting
import Testing

@testable import RootFlow

extension Recipes {
  @Suite("The recipe Root releases the old part in SwiftUI, and keeps the main part under the lock")
  @MainActor struct ViewPartsTests {
    @Test("R3 view models of the old part are released", arguments: Draw.some)
    func released(draw: Draw) async throws {
      let run = try await RootViewsRun.launched(draw)
      #expect(run.modelsAlive == ["LoginViewModel"])
      try await run.tap("Log In")
      #expect(run.modelsAlive == ["MainViewModel", "SignOutViewModel"])
      try await run.tap("Log Out")
      #expect(run.modelsAlive == ["LoginViewModel"])
    }

    @Test("S0.9 R2 the caller is told when the switch has ended, not before")
    func completion() async throws {
      let run = try await RootViewsRun.launched()
      try run.app.session.signIn("ada")
      let request = run.navigator.show(.main)
      try await run.stage.settle(until: { run.view.isTransitioning })
      #expect(request.outcome == nil)
      run.view.finishTransitions()
      let arrival = try await request.arrival()
      #expect(run.navigator.tree.visiblePath.last == arrival.node)
      #expect(run.titles == ["Main Screen"])
    }

    @Test(
      "R5 ten switches in one turn: two performed at most, the last one shown, nothing leaked",
      arguments: Draw.some)
    func tenSwitches(draw: Draw) async throws {
      let run = try await RootViewsRun.launched(draw, user: "ada")
      let before = (run.modelsAlive, run.switches.count)
      var commits = 0
      run.navigator.scene.onEvent = { if case .committed = $0 { commits += 1 } }
      for number in 1...10 { run.navigator.show(number.isMultiple(of: 2) ? .main : .login) }
      // Their guards answer while the first switch runs: no time has passed.
      await eventually { commits == 10 }
      try await run.settle()
      #expect(run.picture == "(main)")
      #expect(run.titles == ["Main Screen"])
      #expect(run.switches.count - before.1 <= 2, "\(run.switches)")
      #expect(run.modelsAlive == before.0)
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("R5 a switch asked for during a running one: the last one asked for is shown")
    func switchDuringSwitch() async throws {
      let run = try await RootViewsRun.launched(user: "ada")
      try await run.tapUntilSwitching("Log Out")
      run.store.user = "ada"
      try run.app.session.restore()
      run.navigator.show(.main)
      try await run.settle()
      #expect(run.picture == "(main)")
      #expect(run.titles == ["Main Screen"])
      #expect(run.modelsAlive == ["MainViewModel", "SignOutViewModel"])
    }

    @Test("R8 S0.4 sign-out from three sheets deep leaves only the sign-in part")
    func threeSheets() async throws {
      let run = try await RootViewsRun.launched(user: "ada")
      for label in ["Settings", "Account", "Leave"] { try await run.tap(label) }
      #expect(run.picture == "(main) ⇧ sheet (settings) ⇧ sheet (account) ⇧ sheet (signOut)")
      #expect(run.view.nodes.all(.sheet).count == 3)
      try await run.tap("Sign Out")
      #expect(run.picture == "(login)")
      #expect(run.titles == ["Login Screen"])
      #expect(run.view.nodes.all(.sheet).isEmpty)
      #expect(run.modelsAlive == ["LoginViewModel"])
    }

    @Test("R4 R11 main is kept under the lock and given back as it was", arguments: Draw.some)
    func lock(draw: Draw) async throws {
      let run = try await RootViewsRun.launched(draw, user: "ada")
      try run.open("items/7")
      try await run.settle()
      run.app.close()
      try await run.settle()
      #expect(run.picture == "lock")
      #expect(throws: (any Error).self) { try run.view.tapBack() }
      try await run.tap("Unlock")
      #expect(run.picture == "(main › item(7))")
      #expect(run.view.nodes.stackTitles == [["Main Screen", "Item 7"]])
      #expect(run.modelsAlive == ["MainViewModel", "SignOutViewModel"])
    }

    @Test("R7 screens know neither root nor scene")
    func screensKnowNoRoot() throws {
      let views = try Sources(of: "RootFlow").files.filter {
        $0.key.hasPrefix("SwiftUI/Screens/") && !$0.key.hasSuffix("RootViews.swift")
      }
      #expect(views.count == 6)
      for (name, text) in views {
        for word in ["SceneRootView", "SceneNavigator", "RootFlowApp", "RootEvents", "RootRoute"] {
          #expect(!text.contains(word), "\(name) names \(word)")
        }
      }
    }
  }
}
