import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("A LateHost ends a transition when the test calls finish()")
struct LateHostTests {
  @Test func `until then the screen shows what it showed`() {
    let stage = Stage(LateHost())
    stage.host.finish()
    let request = stage.navigator.show(.main)
    #expect(stage.host.isTransitioning && request.outcome == nil)
    expectPicture("", of: stage.host.screen)
    stage.host.finish()
    expectPicture("main[*(products) | account…]", of: stage.host.screen)
    #expect(!stage.host.isTransitioning && request.outcome != nil)
  }

  @Test func `nothing to end is nothing to do`() {
    let host = LateHost()
    host.finish()
    host.finishAll()
    #expect(!host.isTransitioning && host.plans.isEmpty)
  }

  @Test func `all that follows is ended too`() {
    let stage = Stage(LateHost())
    for route in [Shop.main, .login, .lock] { stage.navigator.show(route) }
    stage.host.finishAll()
    expectPicture("lock", of: stage.host.screen)
    #expect(!stage.host.isTransitioning)
  }
}
