@_spi(Driver) import HeadlessSwiftUI
@_spi(Driver) import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("N8: what was restored and nobody has seen yet is asked before it goes")
struct RestoredExitTests {
  /// The model of a screen with a draft.
  @MainActor private final class Draft {
    init(_ context: ScreenContext<Shop>, _ asked: Asked) {
      context.askBeforeLeaving { asked.answer() }
    }
  }

  @MainActor private final class Asked {
    private(set) var count = 0

    func answer() -> ExitVerdict {
      count += 1
      return .stay
    }
  }

  private struct Screen: View {
    let route: Shop
    let draft: Draft?

    var body: some View { Text(verbatim: "\(route)") }
  }

  private func saved(_ verbs: (Navigator<Shop>) -> Void) throws -> SavedScene {
    let session = Session()
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: session))
    navigator.show(.product(id: 3))
    verbs(navigator)
    return try SavedScene(reading: navigator.scene.save().data())
  }

  /// Restores a scene, shows something in its place, and tells how that ended.
  private func ending(
    of route: Shop, keeping: Bool = false, after verbs: (Navigator<Shop>) -> Void
  ) async throws -> (ending: String, asked: Int) {
    let saved = try saved(verbs)
    let clock = HeadlessClock()
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    let asked = Asked()
    let screen = HeadlessScene {
      SceneRootView(navigator) { route, context in
        if case .product = route {
          Screen(route: route, draft: context.model { Draft(context, asked) })
        } else {
          Screen(route: route, draft: nil)
        }
      }
    }
    navigator.show(.splash)
    await screen.settle(navigator.scene, clock)
    navigator.scene.restore(saved)
    await screen.settle(navigator.scene, clock)
    let request = keeping ? navigator.show(keeping: route) : navigator.show(route)
    await screen.settle(navigator.scene, clock)
    #expect(screen.faults == [])
    return (request.ending, asked.count)
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
