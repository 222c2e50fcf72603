import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A screen's model is made once, however often the screen's view is built")
struct ModelTests {
  private func times(_ name: String, in app: TestApp) -> Int {
    app.log.made.values.count { $0 == name }
  }

  @Test("however often its body is asked for") func bodies() async throws {
    let app = TestApp(showing: .product(id: 1))
    await app.settle()
    app.screen.resetEvaluations()
    for tap in 0..<5 {
      try app.screen.tap("More")
      await app.breathe()
      #expect(app.count == "More, \(tap + 1)")
    }
    #expect(app.screen.evaluations["TestView"] ?? 0 >= 5)
    #expect(times("product(id: 1)", in: app) == 1)
  }

  @Test("pushed, covered, shown again and popped", arguments: World.each)
  func covered(world: World) async throws {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    let before = app.log.made
    app.navigator.push(.product(id: 2))
    await app.settle()
    app.navigator.show(.bag)
    await app.settle()
    app.navigator.dismiss()
    await app.settle()
    try app.screen.tapBack()
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(app.log.madeTwice == nil)
    #expect(before.keys.allSatisfy(app.log.livingNodes.contains))
    #expect(times("product(id: 1)", in: app) == 1)
  }

  @Test("shown again after it went, it is new: another node, another model")
  func newNode() async throws {
    let app = TestApp(showing: .product(id: 1))
    await app.settle()
    try app.screen.tap("More")
    await app.breathe()
    app.navigator.back()
    await app.settle()
    #expect(times("product(id: 1)", in: app) == 1)
    app.navigator.show(.product(id: 1))
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(times("product(id: 1)", in: app) == 2)
    #expect(app.log.alive == ["products", "product(id: 1)"])
    #expect(app.count == "More, 0")
  }

  @Test("C26: beneath the front none is made, until Back shows it")
  func beneath() async throws {
    let app = TestApp(showing: .splash)
    await app.settle()
    app.navigator.stack(.products).set([.product(id: 1), .reviews(of: 1), .product(id: 2)])
    await app.settle()
    #expect(Set(app.log.alive) == ["products", "product(id: 2)"])
    try app.screen.tapBack()
    await app.expect("main[*(products › product(1) › reviews(1)) | account…]")
    #expect(Set(app.log.alive) == ["products", "reviews(of: 1)"])
  }

  @Test("by a part that is kept and given back", arguments: World.each)
  func kept(world: World) async {
    let app = TestApp(in: world, showing: .checkout)
    await app.settle()
    let before = app.log.made
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.settle()
    app.navigator.showKept()
    await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
    #expect(app.log.madeTwice == nil)
    #expect(app.log.made.count == before.count + 1, "only the lock is new")
    #expect(app.log.died.count == 1, "only the lock went")
  }
}
