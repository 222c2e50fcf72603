import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Of several destinations the navigator takes the first that can be used")
struct AlternativesTests {
  private func result(
    _ destination: RouteDestination<Spot>, _ situation: Situation = .first
  ) throws -> String {
    try situation.desk([.item(9): destination]).result(of: .show(AnyRoute(Spot.item(9))))
  }

  @Test func `the order decides where several apply`() throws {
    let push = RouteDestination<Spot>.screen(.pushed(.inVisibleStack))
    let present = RouteDestination<Spot>.screenInStack(.presented(.sheet))
    #expect(try result(.firstOf(push, present)) == "a[*(b › item(9)) | c…]")
    #expect(try result(.firstOf(present, push)) == "a[*(b) | c…] ⇧ sheet (item(9))")
    #expect(try result(.firstOf(push)) == "a[*(b › item(9)) | c…]")
  }

  @Test func `three, each tried only where those before do not apply`() throws {
    let destination = RouteDestination<Spot>.firstOf(
      .screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet)), .screen(.root))
    #expect(try result(destination, .first) == "a[*(b › item(9)) | c…]")
    #expect(try result(destination, .part) == "f ⇧ sheet (item(9))")
    #expect(try result(destination, .nothing) == "item(9)")
    #expect(try result(destination, .splash) == "item(9)")
  }

  @Test func `a choice among choices is one choice`() throws {
    let push = RouteDestination<Spot>.screen(.pushed(.inVisibleStack))
    let present = RouteDestination<Spot>.screenInStack(.presented(.sheet))
    let root = RouteDestination<Spot>.screen(.root)
    let all = RouteDestination<Spot>.firstOf(push, present, root)
    #expect(RouteDestination.firstOf(push, .firstOf(present, root)) == all)
    #expect(RouteDestination.firstOf(.firstOf(push, present), root) == all)
    #expect(RouteDestination.firstOf(push) == push)
  }

  @Test func `what was tried in vain leaves nothing behind`() throws {
    // Reaching `d` would present it; what is to stand on `c` cannot be pushed, so nothing stays.
    let destination = RouteDestination<Spot>.firstOf(
      .tabs([.item(8)], .pushed(onto: .d)), .screen(.pushed(onto: .c)),
      .screen(.pushed(.inVisibleStack)))
    let table = [Spot.item(9): destination, .item(8): .screen(.member(of: .item(9)))]
    let desk = try Situation.deep.desk(table)
    let plan = try desk.plan(.show(AnyRoute(Spot.item(9))))
    #expect(plan.to.picture == "a[*(b › item(1) › item(2) › item(9)) | c…]")
    #expect(plan.leaving.isEmpty && plan.entering.count == 1 && plan.to.faults == [])
  }

  @Test func `a feature that the app does not have is passed over`() throws {
    struct Lone: NavigationMap {
      func destination(for route: Front) -> RouteDestination<Front> {
        switch route {
        case .about: return .firstOf(.screen(.pushed(onto: Manual.cover)), .screenInStack(.root))
        default: return .screen(.root)
        }
      }
    }
    var desk = Desk(Lone())
    try desk.show(.about)
    #expect(desk.picture == "(about)")
  }

  @Test func `none applies: the last one's error, or what goes away when the app is ready`() throws
  {
    let push = RouteDestination<Spot>.screen(.pushed(.inVisibleStack))
    let present = RouteDestination<Spot>.screenInStack(.presented(.sheet))
    let onto = RouteDestination<Spot>.screen(.pushed(onto: .c))
    let member = RouteDestination<Spot>.screen(.member(of: .a))
    #expect(try result(.firstOf(push, member), .part) == "NAV005")
    #expect(try result(.firstOf(member, onto), .part) == "NAV004")
    #expect(try result(.firstOf(push, present), .splash) == "NAV010")
    #expect(try result(.firstOf(present, push), .splash) == "NAV010")
  }

  @Test func `a circle is a mistake, whatever else applies`() throws {
    let desk = try Situation.first.desk([
      .item(8): .screen(.pushed(onto: .item(9))),
      .item(9): .firstOf(.screen(.pushed(onto: .item(8))), .screen(.root)),
    ])
    #expect(try desk.result(of: .show(AnyRoute(Spot.item(9)))) == "NAV003")
  }

  @Test func `its anchors may have a choice too`() throws {
    let choice = RouteDestination<Spot>.firstOf(
      .screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet)))
    let table = [Spot.item(8): choice, .item(9): .screen(.pushed(onto: .item(8)))]
    let reach = Intent.show(AnyRoute(Spot.item(9)))
    #expect(
      try Situation.first.desk(table).result(of: reach) == "a[*(b › item(8) › item(9)) | c…]")
    #expect(try Situation.part.desk(table).result(of: reach) == "f ⇧ sheet (item(8) › item(9))")
  }

  @Test func `guards of all, each once, in their order`() {
    let all = RouteDestination<Shop>.firstOf(
      .screen(.pushed(.inVisibleStack), guards: [.club, .signedIn]),
      .screenInStack(.presented(.sheet), guards: [.signedIn, .started]))
    #expect(all.erased?.guards.map(\.label.text) == ["club", "signedIn", "started"])
  }

  @Test func `a question may have a choice too, and is built anew`() throws {
    let choice = RouteDestination<Spot>.firstOf(
      .screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet)))
    var desk = try Situation.first.desk([.item(9): choice])
    try desk.show(.item(9))
    #expect(
      try desk.result(of: .ask(AnyRoute(Spot.item(9)))) == "a[*(b › item(9) › item(9)) | c…]")
  }

  @Test func `whether it passes and how it comes as a part is said by the one that is a part`()
    throws
  {
    let part = RouteDestination<Spot>.screen(.root, transition: .crossDissolve(), isPassing: true)
    let all = RouteDestination<Spot>.firstOf(
      .screen(.pushed(.inVisibleStack), reuse: .visible), part)
    let said = try #require(all.erased)
    #expect(said.isPassing && said.reuse == .visible)
    #expect(said.transition { $0 == .root } == .crossDissolve())
  }
}
