import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A layer that replaces another waits until that one has closed (S26)")
struct ReplacedLayerTests {
  private nonisolated static let pairs: [(old: Floor, new: Floor)] = [
    (.sheet(1), .sheet(2)), (.sheet(1), .cover(2)), (.cover(1), .sheet(2)), (.cover(1), .cover(2)),
  ]

  @Test(arguments: World.each, pairs)
  func oneAfterTheOther(world: World, pair: (old: Floor, new: Floor)) async {
    let app = FloorApp(in: world)
    app.navigator.show(pair.old)
    await app.expect([pair.old])
    let before = app.screen.transitions.count
    let request = app.navigator.show(pair.new)
    await app.expect([pair.new])
    #expect(request.ending == "arrived")
    #expect(app.screen.changes(since: before) == ["dismiss (cut)", "present"])
    #expect(Set(app.log.alive) == ["base", "\(pair.new)"])
  }

  @Test("with others over it, it takes them along", arguments: World.each)
  func withOthersOverIt(world: World) async {
    let app = FloorApp(in: world)
    app.navigator.show(.upper)
    await app.settle()
    let request = app.navigator.show(.sheet(2))
    await app.expect([.sheet(2)])
    #expect(request.ending == "arrived")
    #expect(Set(app.log.alive) == ["base", "sheet(2)"])
  }
}
