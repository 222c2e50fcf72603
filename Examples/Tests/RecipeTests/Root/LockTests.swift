import HeadlessUIKit
import PortolanUIKit
import Testing

@testable import RootFlow
@testable import RootFlowUIKit

extension Recipes {
  @Suite("The recipe Root keeps the main part under a lock screen, and restores it after unlocking")
  @MainActor struct LockTests {
    @Test("R11 main is kept under the lock screen and given back with its screens and layers")
    func keptAndGivenBack() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        try run.open("items/7")
        try await run.settle()
        let stack = try #require(run.stack)
        let controllers = stack.viewControllers
        run.app.close()
        try await run.settle()
        #expect(run.picture == "lock")
        #expect(stack.parent == nil)
        try await run.tap("Unlock")
        #expect(run.picture == "(main › item(7))")
        #expect(run.stack === stack)
        #expect(stack.viewControllers == controllers)
        #expect(run.screens.alive.count == 3)
        #expect(screen.faults.isEmpty)
      }
    }

    @Test("R11 a sheet that was open comes back with the part")
    func keptWithSheet() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        try await run.tap("Settings")
        let sheet = try #require(run.root?.presentedViewController)
        run.app.close()
        try await run.settle()
        #expect(run.picture == "lock")
        #expect(run.root?.presentedViewController == nil)
        try await run.tap("Unlock")
        #expect(run.picture == "(main) ⇧ sheet (settings)")
        #expect(run.root?.presentedViewController === sheet)
      }
    }

    @Test("R11 a memory warning ends the kept part; unlocking builds it again")
    func memoryWarning() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        try run.open("items/7")
        try await run.settle()
        run.app.close()
        try await run.settle()
        #expect(run.screens.alive.contains("MainViewController"))
        screen.sendMemoryWarning()
        try await run.settle()
        #expect(run.screens.alive == ["NoticeViewController"])
        #expect(run.modelsAlive == ["LockViewModel"])
        try await run.tap("Unlock")
        #expect(run.picture == "(main)")
      }
    }

    @Test("R11 a link does not get past the lock: guards are asked again, and it waits")
    func linkWaits() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        run.app.close()
        try await run.settle()
        try run.open("items/7")
        try await run.settle()
        #expect(run.picture == "lock")
        try await run.tap("Unlock")
        #expect(run.picture == "(main › item(7))")
      }
    }

    @Test("R11 a session that ended under the lock leads to sign-in")
    func signedOutMeanwhile() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        run.app.close()
        try await run.settle()
        try run.app.session.signOut()
        try await run.tap("Unlock")
        #expect(run.picture == "(login)")
      }
    }
  }
}
