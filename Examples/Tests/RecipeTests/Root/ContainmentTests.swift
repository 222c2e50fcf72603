import HeadlessUIKit
import PortolanTesting
import PortolanUIKit
import Testing

@testable import RootFlow
@testable import RootFlowUIKit

extension Recipes {
  @Suite(
    "The recipe Root follows UIKit's containment rules for each part, and releases the old part")
  @MainActor struct ContainmentTests {
    @Test("R3 controllers, views and view models of the old part are released")
    func released() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        let guest = (run.screens.alive, run.modelsAlive, own(in: screen.alive))
        #expect(guest.0 == ["LoginViewController", "RecordingStack"])
        #expect(guest.1 == ["LoginViewModel"])
        try await run.tap("Log In")
        #expect(run.screens.alive == ["MainViewController", "RecordingStack"])
        #expect(run.modelsAlive == ["MainViewModel", "SignOutViewModel"])
        #expect(screen.alive.count(of: LoginViewController.self) == 0)
        try await run.tap("Log Out")
        #expect(run.screens.alive == guest.0)
        #expect(run.modelsAlive == guest.1)
        #expect(own(in: screen.alive) == guest.2)
      }
    }

    /// A census counts for the whole process, and other tests run beside these.
    private func own(in census: HeadlessCensus) -> [String: Int] {
      census.types.filter { $0.key.hasPrefix("RootFlowUIKit.") }
    }

    @Test("R4 S0.8 will and did once, in order, appearance paired")
    func order() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        run.screens.calls = []
        try await run.tap("Log Out")
        #expect(
          run.screens.calls == [
            "main willMove out", "login willMove in", "main willDisappear", "login willAppear",
            "main didDisappear", "login didAppear", "main didMove out", "login didMove in",
          ])
        #expect(screen.faults.isEmpty)
      }
    }

    @Test("R4 frame equal to bounds, also when the screen turns during the switch")
    func rotation() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        try await run.tapUntilSwitching("Log Out")
        screen.rotate(to: CGSize(width: 844, height: 390), on: .phone)
        try await run.settle()
        let part = try #require(run.part)
        #expect(part.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(run.root?.view.bounds == part.view.frame)
        #expect(screen.faults.isEmpty)
      }
    }

    @Test("R5 ten switches in one turn: two performed at most, the last one shown, nothing leaked")
    func tenSwitches() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        let before = (run.screens.alive, run.modelsAlive)
        run.screens.calls = []
        var commits = 0
        run.navigator.scene.onEvent = { if case .committed = $0 { commits += 1 } }
        for number in 1...10 { run.navigator.show(number.isMultiple(of: 2) ? .main : .login) }
        // Their guards answer while the first switch runs: no time has passed.
        await eventually { commits == 10 }
        try await run.settle()
        #expect(run.picture == "(main)")
        #expect(run.stack?.topViewController is MainViewController)
        #expect(run.screens.count("willAppear") <= 2)
        for (begun, ended) in [("willAppear", "didAppear"), ("willDisappear", "didDisappear")] {
          #expect(run.screens.count(begun) == run.screens.count(ended))
        }
        #expect(run.root?.children.count == 1)
        #expect(run.screens.alive == before.0)
        #expect(run.modelsAlive == before.1)
        #expect(screen.faults.isEmpty)
      }
    }

    @Test("R5 a switch asked for during a running one: the last one asked for is shown")
    func switchDuringSwitch() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        try await run.tapUntilSwitching("Log Out")
        screen.advance(by: .milliseconds(100))
        run.store.user = "ada"
        try run.app.session.restore()
        run.navigator.show(.main)
        try await run.settle()
        #expect(run.picture == "(main)")
        #expect(run.stack?.topViewController is MainViewController)
        #expect(run.root?.children.count == 1)
        #expect(run.screens.alive == ["MainViewController", "RecordingStack"])
      }
    }

    @Test("R8 sign-out from three sheets deep leaves only the sign-in part")
    func threeSheets() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        let guest = (run.screens.alive, run.modelsAlive)
        for label in ["Log In", "Settings", "Account", "Leave"] { try await run.tap(label) }
        #expect(run.picture == "(main) ⇧ sheet (settings) ⇧ sheet (account) ⇧ sheet (signOut)")
        try await run.tap("Sign Out")
        #expect(run.picture == "(login)")
        #expect(run.root?.presentedViewController == nil)
        #expect(run.screens.alive == guest.0)
        #expect(run.modelsAlive == guest.1)
        #expect(screen.faults.isEmpty)
      }
    }

    @Test("R16 status bar, home indicator and turns follow the current part")
    func forwarding() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen)
        #expect(screen.isStatusBarHidden)
        #expect(screen.isHomeIndicatorHidden)
        try await run.passSplash()
        #expect(!screen.isStatusBarHidden)
        #expect(!screen.isHomeIndicatorHidden)
        #expect(run.root?.childForStatusBarStyle === run.part)
        #expect(run.root?.childForScreenEdgesDeferringSystemGestures === run.part)
        #expect(screen.supportedOrientations == run.part?.supportedInterfaceOrientations)
        #expect(run.part?.view.next === run.part)
        #expect(run.part?.next === run.root?.view)
      }
    }
  }
}
