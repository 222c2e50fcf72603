import HeadlessSwiftUI
import PortolanTesting
import Testing

@testable import RootFlow

extension Recipes {
  @Suite("The recipe Root switches between splash, sign-in and main in SwiftUI too")
  @MainActor struct ViewSwitchTests {
    @Test(
      "R1 S0.4 splash → auth without a session, auth → main on sign-in, main → auth on sign-out",
      arguments: Draw.some)
    func guestSignsInAndOut(draw: Draw) async throws {
      let run = try await RootViewsRun.launched(draw)
      #expect(run.picture == "(login)")
      #expect(run.titles == ["Login Screen"])
      try await run.tap("Log In")
      #expect(run.picture == "(main)")
      #expect(run.titles == ["Main Screen"])
      #expect(run.store.user == "ada")
      try await run.tap("Log Out")
      #expect(run.picture == "(login)")
      #expect(run.titles == ["Login Screen"])
      #expect(run.store.user == nil)
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("R1 S0.4 splash → main with a session", arguments: Draw.some)
    func sessionIsKept(draw: Draw) async throws {
      let run = try await RootViewsRun.launched(draw, user: "ada")
      #expect(run.picture == "(main)")
      #expect(run.titles == ["Main Screen"])
    }

    @Test("S0.5 Login Screen with Log In, Main Screen with Log Out, each in a stack of its own")
    func labels() async throws {
      let run = try await RootViewsRun.launched(user: nil)
      #expect(run.view.nodes.stackTitles == [["Login Screen"]])
      #expect(run.view.nodes.buttons.contains("Log In"))
      try await run.tap("Log In")
      #expect(run.view.nodes.stackTitles == [["Main Screen"]])
      #expect(run.view.nodes.buttons.contains("Log Out"))
    }

    @Test("S0.3 S0.9 the splash is there in the first frame, with its indicator")
    func firstFrame() async throws {
      let run = RootViewsRun()
      run.view.turn()
      #expect(run.picture == "splash")
      #expect(!run.view.nodes.all(.activity).isEmpty)
      #expect(run.view.nodes.all(.stack).isEmpty)
    }

    @Test("S0.3 S0.9 work that failed stays on the splash with a retry")
    func retry() async throws {
      let run = RootViewsRun(user: "ada")
      try await run.stage.settle(until: { run.work.isRunning })
      run.work.end(failing: true)
      try await run.settle()
      #expect(run.picture == "splash")
      #expect(run.view.nodes.all(.activity).isEmpty)
      try await run.tap("Try Again")
      try await run.passSplash()
      #expect(run.picture == "(main)")
    }

    @Test("R2 R13 S0.7 from the splash to Login none", arguments: Draw.some)
    func splashCuts(draw: Draw) async throws {
      let run = try await RootViewsRun.launched(draw)
      #expect(run.switches.filter(\.animated).isEmpty, "\(run.switches)")
    }

    @Test("R2 R13 S0.7 to main: cross-dissolve 0.3 s, from Login and from the splash")
    func mainDissolves() async throws {
      for user in [nil, "ada"] {
        let run = try await RootViewsRun.launched(user: user)
        if user == nil { try await run.tap("Log In") }
        let animated = run.switches.filter(\.animated)
        #expect(animated.map(\.effect) == ["opacity"])
        #expect(animated.map(\.duration) == [0.3])
      }
    }

    @Test("R2 R13 S0.7 on sign-out a slide from the leading edge, 0.3 s; the old one stays")
    func loginSlides() async throws {
      let run = try await RootViewsRun.launched(user: "ada")
      let before = run.switches.count
      try await run.tapUntilSwitching("Log Out")
      let slide = try #require(run.switches.dropFirst(before).first)
      #expect(slide.animated)
      #expect(slide.effect == "move(leading)")
      #expect(slide.duration == 0.3)
      #expect(run.titles == ["Main Screen", "Login Screen"], "the old one beneath, the new above")
      #expect(throws: (any Error).self) { try run.view.tap("Log Out") }
      try await run.settle()
      #expect(run.titles == ["Login Screen"])
      #expect(!run.view.transitions.contains { $0.kind == .removal && $0.animated })
    }

    @Test("A4 Reduce Motion turns the slide into a dissolve")
    func reducedMotion() async throws {
      let run = try await RootViewsRun.launched(user: "ada", reducesMotion: true)
      let before = run.switches.count
      try await run.tap("Log Out")
      #expect(run.switches.dropFirst(before).filter(\.animated).map(\.effect) == ["opacity"])
    }

    @Test("A3 VoiceOver is told once for each switch of parts")
    func announcements() async throws {
      let run = try await RootViewsRun.launched()
      for label in ["Log In", "Log Out"] {
        let before = run.view.announcements.count
        try await run.tap(label)
        #expect(run.view.announcements.count == before + 1, "after \(label)")
      }
    }
  }
}
