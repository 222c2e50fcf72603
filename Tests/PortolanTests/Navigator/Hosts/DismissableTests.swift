import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Code can close a layer that the user may not dismiss, but no gesture can")
struct DismissableTests {
  /// A locked sheet over a part; `d` is an open sheet, `item` is pushed wherever one looks.
  private struct LockedMap: NavigationMap {
    func destination(for route: Spot) -> RouteDestination<Spot> {
      switch route {
      case .a: return .tabs([.b, .e], .root)
      case .b, .e: return .screenInStack(.member(of: .a))
      case .c: return .screenInStack(.presented(.sheet.notDismissable))
      case .d: return .screenInStack(.presented(.sheet))
      default: return .screen(.pushed(.inVisibleStack))
      }
    }
  }

  private func navigator(_ routes: Spot...) -> Navigator<Spot> {
    let navigator = Navigator(LockedMap(), clock: TestClock())
    for route in routes { navigator.show(route) }
    return navigator
  }

  private func outcome(_ move: Intent, on navigator: Navigator<Spot>) -> Outcome? {
    Outcome(error: navigator.scene.submit(gesture: move).outcome)
  }

  /// An outcome without routes of its own.
  private enum Outcome: Equatable {
    case arrived
    case failed(NavigationError)

    init?(error outcome: Result<Arrival, NavigationError>?) {
      switch outcome {
      case nil: return nil
      case .success: self = .arrived
      case .failure(let error): self = .failed(error)
      }
    }
  }

  @Test func `a drag may not begin, and asked for it does not apply`() {
    let navigator = navigator(.a, .c)
    let before = navigator.tree
    #expect(!navigator.scene.mayBegin(.dismiss()))
    #expect(!navigator.scene.isApplicable(.dismiss()))
    #expect(outcome(.dismiss(), on: navigator) == .failed(.notDismissable))
    #expect(navigator.tree == before)
  }

  @Test func `nor may a gesture that goes back from its first screen`() {
    let navigator = navigator(.a, .c)
    #expect(!navigator.scene.mayBegin(.back))
    #expect(outcome(.back, on: navigator) == .failed(.notDismissable))
    #expect(navigator.tree.picture == "a[*(b) | e…] ⇧ sheet (c)")
  }

  @Test func `within it gestures are free`() {
    let navigator = navigator(.a, .c, .item(1), .item(2))
    #expect(navigator.scene.mayBegin(.back) && navigator.scene.mayBegin(.pop(to: .first)))
    #expect(outcome(.back, on: navigator) == .arrived)
    #expect(navigator.tree.picture == "a[*(b) | e…] ⇧ sheet (c › item(1))")
    #expect(outcome(.pop(to: .first), on: navigator) == .arrived)
    #expect(navigator.tree.picture == "a[*(b) | e…] ⇧ sheet (c)")
  }

  @Test func `the one in front decides: over a locked layer an open one goes`() {
    let navigator = navigator(.a, .c, .d)
    #expect(navigator.scene.mayBegin(.dismiss()))
    #expect(outcome(.dismiss(), on: navigator) == .arrived)
    #expect(!navigator.scene.mayBegin(.dismiss()))
    let other = self.navigator(.a, .d, .c)
    #expect(!other.scene.mayBegin(.dismiss()))
  }

  @Test func `no tap on what is beneath takes it away either`() throws {
    let navigator = navigator(.a, .e, .b, .c)
    let tabs = try #require(navigator.tree.layers.first?.root)
    #expect(!navigator.scene.mayBegin(.select(.member(of: tabs, at: 1))))
    #expect(outcome(.select(.member(of: tabs, at: 1)), on: navigator) == .failed(.notDismissable))
    #expect(navigator.tree.picture == "a[*(b) | (e)] ⇧ sheet (c)")
  }

  @Test func `code closes it in each way`() async throws {
    let ways: [@MainActor (Navigator<Spot>) -> NavigationRequest] = [
      { $0.dismiss() }, { $0.back() }, { $0.dismissAll() }, { $0.show(.b) },
    ]
    for way in ways {
      let navigator = navigator(.a, .c)
      try await way(navigator).arrival()
      #expect(navigator.tree.picture == "a[*(b) | e…]")
    }
    let navigator = navigator(.a, .c)
    let sheet = try #require(navigator.tree.visiblePath.last)
    ScreenContext<Spot>(node: sheet, in: navigator.scene)?.close()
    #expect(navigator.tree.picture == "a[*(b) | e…]")
  }

  @Test func `what the platform closed all the same is followed`() {
    let navigator = navigator(.a, .c)
    let host = RecordingHost()
    navigator.scene.attach(host)
    host.screen.dragAway()
    navigator.scene.screenDidChange()
    #expect(navigator.tree.picture == "a[*(b) | e…]")
  }
}
