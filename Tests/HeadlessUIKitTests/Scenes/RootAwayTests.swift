import HeadlessUIKit
import Testing

@MainActor
@Suite("A root removed beneath a full-screen presentation gets balanced appearance callbacks")
struct RootAwayTests {
  enum Moment: CaseIterable { case coming, shown, going }
  enum Way: CaseIterable { case cleared, replaced, hidden }

  @Test(
    "U25 U141 U142 its appearance stays balanced, and it does not come back",
    arguments: Moment.allCases,
    Way.allCases)
  func balanced(moment: Moment, way: Way) async throws {
    for holds in [true, false] {
      try await onScreen(.iOS18, HeadlessAssumptions(holdsDismissals: holds)) { screen in
        let watch = Watch()
        let root = WatchedController(watch)
        let cover = WatchedController(watch)
        let window = screen.show(root)
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        screen.advance(by: .milliseconds(100))
        if moment != .coming { screen.finishTransitions() }
        if moment == .going {
          root.dismiss(animated: true)
          screen.advance(by: .milliseconds(100))
        }
        take(root, outOf: window, way)
        screen.finishTransitions()
        #expect(root.isGone)
        root.presentedViewController?.dismiss(animated: false)
        screen.finishTransitions()
        #expect(root.isGone && cover.isGone)
        #expect(root.view.window == nil)
        #expect(watch.problems == [])
      }
    }
  }

  @Test("U25 a hidden window reports nothing of a cover that goes")
  func hiddenWindow() async throws {
    try await onScreen { screen in
      let watch = Watch()
      let root = WatchedController(watch)
      let cover = WatchedController(watch)
      let window = screen.show(root)
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      window.isHidden = true
      root.dismiss(animated: false)
      screen.finishTransitions()
      #expect(root.isGone && cover.isGone)
      window.isHidden = false
      #expect(root.isHere)
      #expect(watch.problems == [])
    }
  }

  private func take(_ root: UIViewController, outOf window: UIWindow, _ way: Way) {
    switch way {
    case .cleared: window.rootViewController = nil
    case .replaced: window.rootViewController = UIViewController()
    case .hidden:
      // As an app closes a window.
      root.dismiss(animated: false)
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}
