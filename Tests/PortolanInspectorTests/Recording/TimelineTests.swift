#if DEBUG && Inspector
import Portolan
import TestSupport
import Testing

@testable import PortolanInspector

@MainActor @Suite("The timeline has a row for each request and diagnostic") struct TimelineTests {
  private let look = TestLook()

  private var rows: [TimelineRow] { look.inspector.listener?.rows ?? [] }

  @Test func `a request that arrives`() throws {
    look.navigator.show(.product(id: 1))
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect((row.kind, row.state) == (.request, "arrived"))
    #expect(row.title == "show product" && row.outcome == "product")
    #expect(row.site?.contains("TimelineTests.swift:") == true)
    #expect(row.steps.contains { $0.hasPrefix("switch to main") })
    #expect(row.milliseconds != nil)
  }

  @Test func `a request that a guard holds back, and goes on`() async throws {
    look.navigator.show(.main)
    let request = look.navigator.show(.order(id: 1))
    await rest()
    let parked = try #require(rows.first { $0.title == "show order" })
    #expect(parked.state == "parked")
    #expect(parked.answers == ["signedIn: detour to signIn"])
    look.session.isSignedIn = true
    await look.navigator.revalidate()
    await rest()
    let ended = try #require(rows.first { $0.id == parked.id })
    #expect(request.ending == "arrived" && ended.state == "arrived")
    #expect(ended.answers.last == "signedIn: allow")
  }

  @Test func `a request that fails, with what to do`() throws {
    look.navigator.dismiss()
    let row = try #require(rows.first)
    #expect(row.state == "failed")
    #expect(row.code?.hasPrefix("NAV") == true)
    #expect(row.outcome?.isEmpty == false && row.why?.isEmpty == false && row.fix?.isEmpty == false)
  }

  @Test func `a diagnostic`() async throws {
    look.navigator.show(.main)
    look.navigator.dismiss()
    await rest()
    let row = try #require(rows.last { $0.kind == .diagnostic })
    #expect(row.code?.hasPrefix("NAV") == true && row.fix?.isEmpty == false)
  }

  @Test func `no more are kept than a thousand, and late ends of forgotten ones are no harm`() async
  {
    look.navigator.show(.main)
    let first = look.navigator.show(.order(id: 1))
    await rest()
    for id in 0..<SceneListener.limit + 10 { look.navigator.push(.product(id: id)) }
    #expect(rows.count == SceneListener.limit)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.id + 1 == $1.id })
    first.cancel()
    #expect(rows.count <= SceneListener.limit)
  }

  @Test func `a closure that the app sets later takes nothing away`() async throws {
    look.navigator.show(.main)
    await rest()
    look.navigator.scene.onEvent = { _ in }
    look.navigator.show(.product(id: 1))
    await rest()
    let change = try #require(look.inspector.listener?.lastChange)
    #expect(change.to == look.navigator.tree)
  }

  @Test func `whoever listened before goes on hearing`() {
    var heard = 0
    let scene = Navigator(ShopMap(), guards: ShopGuards(session: look.session)).scene
    scene.onEvent = { _ in heard += 1 }
    look.inspector.inspect(scene)
    Navigator<Shop>(scene).show(.main)
    #expect(heard > 0 && rows.count == 1)
  }

  private func rest() async {
    for _ in 0..<100 { await Task.yield() }
  }
}
#endif
