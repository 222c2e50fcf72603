import PortolanTesting
import Testing

@testable import Portolan

@MainActor
@Suite("A map can place a route as a curtain for one associated value and elsewhere for another")
struct CurtainOfAValueTests {
  @Test func `the value that is open beneath does not keep the other from coming as one`()
    async throws
  {
    let navigator = Navigator(DoorMap())
    try await navigator.navigate(to: .home)
    try await navigator.navigate(to: .lock(isHard: false))
    let beneath = navigator.tree.picture
    try await navigator.navigate(to: .lock(isHard: true))
    #expect(navigator.scene.curtains?.all.count == 1)
    #expect(navigator.tree.picture == beneath)
    navigator.scene.close()
  }
}
