import HeadlessSwiftUI
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A pop by the user removes the screen from the path, in any order of writes (P9, S14)")
struct UserPopTests {
  @Test(arguments: World.each) func theBackButton(world: World) async throws {
    let app = FiveApp(in: world)
    app.stack.path = [.first, .second, .third]
    await app.expect([.first, .second, .third])
    try app.screen.tapBack()
    await app.expect([.first, .second])
    #expect(app.screen.changes().suffix(1) == ["pop"])
  }
}
