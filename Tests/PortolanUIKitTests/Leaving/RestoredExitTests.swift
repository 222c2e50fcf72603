@_spi(Driver) import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("N8: what was restored and nobody has seen yet is asked before it goes")
struct RestoredExitTests {
  /// Asks with its first screen of a product, which its assembly knows to have a draft.
  private struct Screens: ScreenAssembly {
    let asked: Asked

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
      if case .main = route { return UITabBarController() }
      if case .product = route { context.askBeforeLeaving { asked.answer() } }
      return UIViewController()
    }
  }

  @MainActor private final class Asked {
    private(set) var count = 0

    func answer() -> ExitVerdict {
      count += 1
      return .stay
    }
  }

  private func saved(_ verbs: (Navigator<Shop>) -> Void) throws -> SavedScene {
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()))
    navigator.show(.product(id: 3))
    verbs(navigator)
    return try SavedScene(reading: navigator.scene.save().data())
  }

  /// Restores a scene, shows something in its place, and tells how that ended.
  private func ending(
    of route: Shop, keeping: Bool = false, after verbs: (Navigator<Shop>) -> Void
  ) async throws -> (ending: String, asked: Int) {
    let saved = try saved(verbs)
    return try await HeadlessScreen.run { screen in
      let navigator = Navigator(
        ShopMap(), guards: ShopGuards(session: Session()), clock: screen.clock)
      let asked = Asked()
      let window = screen.makeWindow()
      window.rootViewController = SceneRootController(navigator.scene, Screens(asked: asked))
      window.makeKeyAndVisible()
      navigator.show(.splash)
      await settle(navigator, screen)
      navigator.scene.restore(saved)
      await settle(navigator, screen)
      let request = keeping ? navigator.show(keeping: route) : navigator.show(route)
      await settle(navigator, screen)
      #expect(screen.faults == [])
      return (request.ending, asked.count)
    }
  }

  private func settle(_ navigator: Navigator<Shop>, _ screen: HeadlessScreen) async {
    for _ in 0..<40 {
      for _ in 0..<20 { await Task.yield() }
      screen.turn()
      if screen.isTransitioning { screen.finishTransitions() }
      if !navigator.scene.isBusy, !screen.isTransitioning { break }
    }
  }

  @Test("beneath another in its stack") func beneath() async throws {
    let result = try await ending(of: .lock) { $0.show(.reviews(of: 3)) }
    #expect(result.ending == "NAV035" && result.asked == 1)
  }

  @Test("beneath a sheet") func beneathASheet() async throws {
    let result = try await ending(of: .lock) { $0.show(.bag) }
    #expect(result.ending == "NAV035" && result.asked == 1)
  }

  @Test("in a part that is kept") func kept() async throws {
    let result = try await ending(of: .login, keeping: true) { $0.show(keeping: .lock) }
    #expect(result.ending == "NAV035" && result.asked == 1)
  }
}
