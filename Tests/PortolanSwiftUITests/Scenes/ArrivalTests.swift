import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A request arrives when its transition has ended, not before (law 1)")
struct ArrivalTests {
  /// What takes time.
  enum Way: CaseIterable, Sendable {
    case push, pop, replacedTop, sheet, cover, dismissal, part, keptPart
  }

  private func ask(_ way: Way, _ navigator: Navigator<Shop>) -> NavigationRequest? {
    switch way {
    case .push: return navigator.push(.product(id: 2))
    case .pop: return navigator.back()
    case .replacedTop: return navigator.stack(.products).set([.product(id: 3)], as: .pop)
    case .sheet: return navigator.show(.bag)
    case .cover: return navigator.show(.note)
    case .dismissal: return navigator.dismiss()
    case .part: return navigator.show(.login)
    case .keptPart: return navigator.show(.lock, options: .keepingReplacedPart)
    }
  }

  @Test(arguments: World.each, Way.allCases)
  func atTheEnd(world: World, way: Way) async throws {
    let app = TestApp(
      map: LookMap { _, _ in .crossDissolve() }, in: world, showing: .product(id: 1))
    await app.settle()
    if way == .dismissal { app.navigator.show(.bag) }
    await app.settle()
    let request = try #require(ask(way, app.navigator))
    await app.breathe()
    #expect(request.ending == "open")
    #expect(app.screen.isTransitioning && app.navigator.scene.isBusy)
    app.screen.finishTransitions()
    await app.breathe()
    #expect(request.ending == "arrived")
    #expect(!app.screen.isTransitioning && !app.navigator.scene.isBusy)
    #expect(app.screen.faults == [])
  }

  @Test("a request that changes nothing on screen arrives at once") func atOnce() async {
    let app = TestApp(showing: .product(id: 1))
    await app.settle()
    #expect(app.navigator.show(.product(id: 1)).ending == "arrived")
  }
}
