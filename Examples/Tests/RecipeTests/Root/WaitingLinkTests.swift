import HeadlessUIKit
import Portolan
import PortolanTesting
import Testing

@testable import RootFlow

extension Recipes {
  @Suite("The recipe Root lets a link wait for splash and sign-in, and then opens the link once")
  @MainActor struct WaitingLinkTests {
    @Test("R6 a link during the splash waits and is followed once")
    func duringSplash() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen, user: "ada")
        try run.open("items/7")
        try await run.settle()
        #expect(run.picture == "splash")
        try await run.passSplash()
        #expect(run.picture == "(main › item(7))")
        #expect(run.navigator.scene.parked.count == 0)
      }
    }

    @Test("R6 a link during splash and sign-in waits for both")
    func duringSplashAndLogin() async throws {
      try await HeadlessScreen.run { screen in
        let run = RootFlowRun(screen)
        try run.open("items/7")
        try await run.passSplash()
        #expect(run.picture == "(login)")
        try await run.tap("Log In")
        #expect(run.picture == "(main › item(7))")
      }
    }

    @Test("R6 two links wait and are followed in order")
    func inOrder() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        try run.open("items/1")
        try run.open("items/2")
        try await run.settle()
        #expect(run.picture == "(login)")
        try await run.tap("Log In")
        #expect(run.picture == "(main › item(1) › item(2))")
      }
    }

    @Test("R6 the same link twice is followed once")
    func sameTwice() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        let waiting = run.navigator.scene.parked.count
        let first = try run.open("items/1")
        try await run.settle()
        let second = try run.open("items/1")
        #expect(first === second)
        #expect(run.navigator.scene.parked.count == waiting + 1)
        try await run.tap("Log In")
        #expect(run.picture == "(main › item(1))")
      }
    }

    @Test("R6 a link that waits too long expires")
    func expiry() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        let request = try run.open("items/1")
        try await run.settle()
        #expect(request.outcome == nil)
        try await run.stage.advance(by: run.navigator.scene.parkingLimit)
        #expect(request.outcome == .failure(.expired))
        try await run.tap("Log In")
        #expect(run.picture == "(main)")
      }
    }

    @Test("R12 confirm-mail and reset-password open at once during sign-in")
    func signInLinks() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        try run.open("confirm/abc")
        try await run.settle()
        #expect(run.picture == "(login › confirmMail(\"abc\"))")
        try run.open("reset")
        try await run.settle()
        #expect(run.picture == "(login › resetPassword)")
      }
    }

    @Test(
      "R12 the same links when signed in are refused, with the reason",
      arguments: ["confirm/abc", "reset"])
    func signedIn(link: String) async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        let request = try run.open(link)
        await #expect {
          try await request.arrival()
        } throws: { error in
          guard case .refused(_, let reason)? = error as? NavigationError else { return false }
          return reason == "you are signed in already"
        }
        #expect(run.picture == "(main)")
        #expect(run.modelsAlive == ["MainViewModel", "SignOutViewModel"])
      }
    }
  }
}
