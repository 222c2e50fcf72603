import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A diagnostic names a model that outlives its screen (N19)") struct LeakTests {
  /// A model that somebody holds, or that holds what it was made with.
  @MainActor private final class Holder {
    var context: ScreenContext<Shop>?
    weak var other: Holder?
  }

  /// What the screens' models do, and who holds them.
  @MainActor private final class Holders {
    var isHeld = false
    private(set) var held: [Holder] = []
    private(set) weak var last: Holder?

    func make(_ context: ScreenContext<Shop>) -> Holder {
      let holder = Holder()
      holder.context = context
      last = holder
      if isHeld { held.append(holder) }
      return holder
    }
  }

  private struct HoldingViews: ViewAssembly {
    let holders: Holders

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      HoldingView(model: context.model { holders.make(context) })
    }

    func tabLabel(for member: Shop) -> some View { Text("tab") }
  }

  private struct HoldingView: View {
    let model: Holder
    var body: some View { Text(verbatim: "\(model.context?.route ?? .lock)") }
  }

  private func leave(
    isHeld: Bool, in world: World = World.all[0]
  ) async -> (diagnosed: [Diagnostic], holders: Holders) {
    let (clock, holders) = (HeadlessClock(), Holders())
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    let views = HoldingViews(holders: holders)
    let screen = HeadlessScene(
      profile: world.profile, assumptions: world.assumptions, clock: clock
    ) { SceneRootView(navigator.scene, views) }
    var diagnosed: [Diagnostic] = []
    navigator.scene.onEvent = {
      if case .diagnosed(let diagnostic) = $0 { diagnosed.append(diagnostic) }
    }
    navigator.show(.main)
    await screen.settle(navigator.scene, clock)
    holders.isHeld = isHeld
    navigator.show(.product(id: 7))
    await screen.settle(navigator.scene, clock)
    #expect(holders.last?.context?.route == .product(id: 7))
    navigator.back()
    await screen.settle(navigator.scene, clock)
    clock.advance(by: .seconds(2))
    await screen.settle(navigator.scene, clock)
    #expect(diagnosed == [])
    clock.advance(by: .seconds(1))
    await screen.settle(navigator.scene, clock)
    return (diagnosed, holders)
  }

  @Test("NAV061: a model that somebody holds is named, with its route's case alone")
  func namesALeak() async {
    let left = await leave(isHeld: true)
    #expect(left.diagnosed.map(\.code) == ["NAV061"])
    #expect(left.diagnosed.first?.what == "Holder of product outlived its screen.")
    withExtendedLifetime(left.holders) {}
  }

  @Test(
    "S69: a model that holds its own context does not leak, freed at once or a while later",
    arguments: World.each)
  func mayHoldItsContext(world: World) async {
    let left = await leave(isHeld: false, in: world)
    #expect(left.holders.last == nil)
    #expect(left.diagnosed == [])
  }
}
