import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A scene that closes during a transition releases its screens and ends all requests")
struct EndingTests {
  /// What runs when the scene ends.
  enum Running: CaseIterable, Sendable {
    case nothing, push, partSwitch, presentation, dismissal, swipe, drag, guardAsks
  }

  private func begin(_ running: Running, _ app: TestApp) async throws -> NavigationRequest? {
    let navigator = app.navigator
    navigator.show(.reviews(of: 1))
    await app.settle()
    if running == .dismissal || running == .drag { navigator.show(.bag) }
    await app.settle()
    switch running {
    case .nothing: return nil
    case .push: return navigator.push(.product(id: 2))
    case .partSwitch: return navigator.show(.login)
    case .presentation: return navigator.show(.bag)
    case .dismissal: return navigator.dismiss()
    case .swipe:
      try app.screen.beginSwipeBack()
      return navigator.show(.bag)
    case .drag:
      try app.screen.beginSheetDrag()
      return navigator.show(.note)
    case .guardAsks: return navigator.show(.account)
    }
  }

  @Test("all models die, and each request ends once", arguments: World.all, Running.allCases)
  func leavesNothing(world: World, running: Running) async throws {
    let app = TestApp(map: LookMap { _, _ in .crossDissolve() }, in: world)
    let request = try await begin(running, app)
    app.navigator.scene.close()
    #expect(!app.navigator.scene.isBusy)
    if let request { #expect(request.ending == "NAV043") }
    app.screen.close()
    await app.breathe()
    #expect(app.log.alive == [])
  }

  @Test("closed, it answers what comes later, and moves nothing", arguments: Running.allCases)
  func answersLater(running: Running) async throws {
    let app = TestApp(map: LookMap { _, _ in .crossDissolve() })
    _ = try await begin(running, app)
    app.navigator.scene.close()
    app.screen.cancelSwipeBack()
    app.screen.cancelSheetDrag()
    for _ in 0..<3 {
      await app.breathe()
      app.screen.finishTransitions()
    }
    #expect(app.screen.nodes.all(.sheet).isEmpty, "its layers go")
    let before = app.texts
    let late = app.navigator.show(.lock)
    await app.breathe()
    #expect(late.ending == "NAV043")
    #expect(app.texts == before)
    #expect(app.screen.faults == [])
  }

  @Test("the views go alone: what is asked for still ends", arguments: World.all)
  func viewsGo(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.screen.close()
    let requests = [app.navigator.show(.bag), app.navigator.show(.login), app.navigator.back()]
    for _ in 0..<10 {
      app.clock.advance(by: .seconds(2))
      await app.breathe()
    }
    #expect(requests.map(\.ending).contains("open") == false)
    #expect(!app.navigator.scene.isBusy)
  }
}
