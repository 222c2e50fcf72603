import HeadlessUIKit
import PortolanUIKit
import Testing

@testable import PortolanUIKit
@testable import RootFlow
@testable import RootFlowUIKit

extension Recipes {
  @Suite("The recipe Root switches between splash, sign-in and main with the map's transitions")
  @MainActor struct SwitchTests {
    @Test(
      "R1 S0.4 splash → auth without a session, auth → main on sign-in, main → auth on sign-out")
    func guestSignsInAndOut() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        #expect(run.picture == "(login)")
        #expect(run.stack?.topViewController is LoginViewController)
        try await run.tap("Log In")
        #expect(run.picture == "(main)")
        #expect(run.stack?.topViewController is MainViewController)
        #expect(run.store.user == "ada")
        try await run.tap("Log Out")
        #expect(run.picture == "(login)")
        #expect(run.store.user == nil)
        #expect(screen.faults.isEmpty)
      }
    }

    @Test("R1 S0.4 splash → main with a session")
    func sessionIsKept() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        #expect(run.picture == "(main)")
        #expect(run.root?.children.count == 1)
      }
    }

    @Test("S0.5 Login Screen with Log In, Main Screen in light grey with Log Out")
    func labels() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        let login = try #require(run.stack?.topViewController)
        #expect(login.title == "Login Screen")
        #expect(login.navigationItem.leftBarButtonItem?.title == "Log In")
        try await run.tap("Log In")
        let main = try #require(run.stack?.topViewController)
        #expect(main.title == "Main Screen")
        #expect(main.navigationItem.leftBarButtonItem?.title == "Log Out")
        #expect(main.view.backgroundColor == .lightGray)
      }
    }

    @Test("R2 R13 S0.7 from the splash to Login none")
    func splashCuts() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        #expect(run.start == nil)
        #expect(run.stack?.appearsAnimated == false)
      }
    }

    @Test("R2 R13 S0.7 to main: cross-dissolve 0.3 s, ease-out")
    func mainDissolves() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        try await run.tapUntilSwitching("Log In")
        let start = try #require(run.start)
        #expect(start == (x: 0, alpha: 0))
        #expect(run.stack?.appearsAnimated == true)
        #expect(ScreenAnimation.crossDissolve.options.contains(.curveEaseOut))
        try await run.expectDuration(.milliseconds(300))
        #expect(run.stack?.view.alpha == 1)
      }
    }

    @Test("R13 S0.7 from the splash to main: cross-dissolve 0.3 s too")
    func splashDissolvesIntoMain() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        let start = try #require(run.start)
        #expect(start == (x: 0, alpha: 0))
        #expect(run.stack?.appearsAnimated == true)
      }
    }

    @Test("R2 R13 S0.7 on sign-out a slide, 0.3 s, easing in and out, from x = −width")
    func loginSlides() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        let old = try #require(run.stack)
        try await run.tapUntilSwitching("Log Out")
        let start = try #require(run.start)
        #expect(start == (x: -screen.size.width, alpha: 1))
        #expect(run.stack?.appearsAnimated == true)
        #expect(old.view.frame == run.root?.view.bounds, "the old one does not move")
        let slide = ScreenAnimation.slide(from: .leading, isRightToLeft: false)
        #expect(slide.options == [], "as the article has it")
        try await run.expectDuration(.milliseconds(300))
        #expect(run.stack?.view.frame == run.root?.view.bounds)
        #expect(old.parent == nil)
      }
    }

    @Test("A4 Reduce Motion turns the slide into a dissolve")
    func reducedMotion() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen, user: "ada")
        screen.reduceMotion = true
        try await run.tap("Log Out")
        let start = try #require(run.start)
        #expect(start == (x: 0, alpha: 0))
        #expect(run.stack?.appearsAnimated == true)
      }
    }

    @Test("A4 from right to left the leading edge is the right one")
    func rightToLeft() async throws {
      try await HeadlessScreen.run { screen in
        screen.rightToLeft = true
        let run = try await RootFlowRun.launched(screen, user: "ada")
        try await run.tap("Log Out")
        #expect(run.start?.x == screen.size.width)
      }
    }

    @Test("A3 VoiceOver is told once for each switch of parts")
    func announcements() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await RootFlowRun.launched(screen)
        for label in ["Log In", "Log Out"] {
          let before = run.screenChanges
          try await run.tap(label)
          #expect(run.screenChanges == before + 1, "after \(label)")
        }
      }
    }
  }
}

extension RootFlowRun {
  var screenChanges: Int {
    screen.announcements.filter { $0.notification == .screenChanged }.count
  }

  /// The switch that has just begun takes exactly so long.
  func expectDuration(_ duration: Duration) async throws {
    screen.advance(by: duration - .milliseconds(1))
    #expect(screen.isTransitioning)
    #expect(root?.children.count == 2)
    screen.advance(by: .milliseconds(1))
    #expect(!screen.isTransitioning)
    try await settle()
    #expect(root?.children.count == 1)
  }
}
