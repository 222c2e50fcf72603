@_spi(Driver) import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

/// Builds screens of which the product has a draft, which it does not want to lose.
private struct DraftViews: ViewAssembly {
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    Text(verbatim: "\(route)").onAppear {
      if case .product = route { context.askBeforeLeaving { .stay } }
    }
  }
}

@MainActor @Suite("A screen that wants to be asked is asked, covered and restored or not")
struct RestoredExitTests {
  private let clock = HeadlessClock()

  private func app() -> (Navigator<Shop>, HeadlessScene) {
    let navigator = Navigator(
      ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    return (navigator, HeadlessScene { SceneRootView(navigator.scene, DraftViews()) })
  }

  private func expectDraft(
    in navigator: Navigator<Shop>, _ screen: HeadlessScene,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let request = navigator.show(.lock)
    await screen.settle(navigator.scene, clock)
    #expect(request.ending == "NAV035", sourceLocation: location)
    #expect(
      navigator.tree.picture == "main[*(products › product(1) › reviews(1)) | account…]",
      sourceLocation: location)
  }

  @Test("its draft is kept when something else is shown") func restored() async throws {
    let (before, old) = app()
    before.show(.product(id: 1))
    await old.settle(before.scene, clock)
    before.show(.reviews(of: 1))
    await old.settle(before.scene, clock)
    await expectDraft(in: before, old)
    let saved = try SavedScene(reading: before.scene.save().data())
    old.close()
    let (navigator, screen) = app()
    navigator.scene.restore(saved)
    await screen.settle(navigator.scene, clock)
    await withKnownIssue("A covered screen is not built, so it cannot say that it asks.") {
      await expectDraft(in: navigator, screen)
    }
    screen.close()
  }
}
