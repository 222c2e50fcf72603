import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite(
  "The current part decides the status bar, screen edges, orientations and preferred size (R16)")
struct ForwardingTests {
  private func run(_ body: @MainActor (TestApp) async throws -> Void) async rethrows {
    try await HeadlessScreen.run { screen in
      let app = TestApp(screen, map: LookMap { _, _ in .crossDissolve() }) { screen in
        guard screen.name == "lock" else { return }
        screen.chrome = TestChrome(
          statusBar: .lightContent, hidesStatusBar: true, hidesHomeIndicator: true, edges: [.left],
          orientations: .landscape, orientation: .landscapeRight)
        screen.preferredContentSize = CGSize(width: 10, height: 20)
      }
      app.navigator.show(.splash)
      await app.settle()
      try await body(app)
    }
  }

  @Test("R16: bars, edges, orientations and size are those of the part, before and after")
  func followsThePart() async {
    await run { app in
      #expect(app.screen.statusBarStyle == .default)
      #expect(app.screen.supportedOrientations == .allButUpsideDown)
      app.navigator.show(.lock)
      await app.settle()
      #expect(app.screen.statusBarStyle == .lightContent)
      #expect(app.screen.isStatusBarHidden)
      #expect(app.screen.isHomeIndicatorHidden)
      #expect(app.screen.edgesDeferringGestures == [.left])
      #expect(app.screen.supportedOrientations == .landscape)
      #expect(app.root.preferredInterfaceOrientationForPresentation == .landscapeRight)
      #expect(app.root.preferredContentSize == CGSize(width: 10, height: 20))
      app.navigator.show(.splash)
      await app.settle()
      #expect(app.screen.statusBarStyle == .default)
      #expect(!app.screen.isStatusBarHidden)
      #expect(!app.screen.isHomeIndicatorHidden)
      #expect(app.screen.edgesDeferringGestures == [])
      #expect(app.screen.supportedOrientations == .allButUpsideDown)
      #expect(app.root.preferredInterfaceOrientationForPresentation == .portrait)
      #expect(app.root.preferredContentSize == .zero)
    }
  }

  @Test("R16: each switch announces that bars, edges and orientations changed, once, at its end")
  func announces() async {
    await run { app in
      for route in [Shop.lock, .splash] {
        app.screen.clearChromeUpdates()
        app.navigator.show(route)
        app.screen.advance(by: .milliseconds(200))
        #expect(app.screen.chromeUpdates == [])
        await app.settle()
        #expect(Set(app.screen.chromeUpdates) == Set(HeadlessChrome.allCases))
        #expect(app.screen.chromeUpdates.count == HeadlessChrome.allCases.count)
      }
    }
  }

  @Test("R16: a later change of the part's size is taken over, the outgoing part's is not")
  func laterSizes() async throws {
    try await run { app in
      let splash = try #require(app.part)
      splash.preferredContentSize = CGSize(width: 5, height: 6)
      #expect(app.root.preferredContentSize == CGSize(width: 5, height: 6))
      app.navigator.show(.lock)
      let lock = try #require(app.part)
      app.screen.advance(by: .milliseconds(100))
      splash.preferredContentSize = CGSize(width: 7, height: 8)
      #expect(app.root.preferredContentSize != CGSize(width: 7, height: 8))
      await app.settle()
      #expect(app.root.preferredContentSize == CGSize(width: 10, height: 20))
      lock.preferredContentSize = CGSize(width: 11, height: 12)
      #expect(app.root.preferredContentSize == CGSize(width: 11, height: 12))
    }
  }
}
