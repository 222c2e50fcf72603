import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite(
  "Closing the screens that guards forbid turns members into slots, pops stacks and closes layers")
struct EvictTests {
  private func evict(
    _ routes: [Shop], instead: Shop? = nil, shown: [Shop]
  ) throws -> Desk<Shop> {
    var desk = Desk(ShopMap())
    for route in shown { try desk.show(route) }
    let ids = try routes.map { try desk.id(of: $0) }
    try desk.follow(.evict(ids, instead: instead.map { AnyRoute($0) }))
    for id in ids { #expect(!desk.tree.contains(id)) }
    return desk
  }

  @Test func `a member becomes a slot again and another is shown`() throws {
    #expect(
      try evict([.account], shown: [.product(id: 1), .order(id: 1)]).picture
        == #"main[*(products › product(1)) | search("")… | account…]"#)
    #expect(
      try evict([.account], shown: [.order(id: 1)]).picture
        == #"main[*(products) | search("")… | account…]"#)
    #expect(
      try evict([.account], shown: [.order(id: 1), .search("")]).picture
        == #"main[products… | *(search("")) | account…]"#)
  }

  @Test func `the emptied member can be entered again`() throws {
    var desk = try evict([.account], shown: [.main, .order(id: 1)])
    try desk.show(.account)
    #expect(desk.picture == #"main[(products) | search("")… | *(account)]"#)
  }

  @Test func `an element goes with those above it`() throws {
    #expect(
      try evict([.product(id: 1)], shown: [.reviews(id: 1)]).picture
        == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `a layer goes with those above it`() throws {
    #expect(
      try evict([.bag], shown: [.checkout, .signIn]).picture
        == #"main[*(products) | search("")… | account…]"#)
    #expect(
      try evict([.checkout], shown: [.checkout]).picture
        == #"main[*(products) | search("")… | account…] ⇧ sheet (bag)"#)
  }

  @Test func `the root gives way to what is shown instead`() throws {
    #expect(try evict([.main], instead: .login, shown: [.checkout]).picture == "login")
    #expect(try evict([.main], shown: [.checkout]).picture == "")
  }

  @Test func `what is shown instead stands, also where a layer went`() throws {
    let shown = #"main[*(products) | search("")… | account…] ⇧ sheet (signIn)"#
    #expect(try evict([.account], instead: .signIn, shown: [.main, .account]).picture == shown)
    #expect(try evict([.bag], instead: .signIn, shown: [.checkout]).picture == shown)
  }

  @Test func `in a part that is kept`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.main, .order(id: 1), .bag)
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    try desk.follow(.evict([desk.id(of: .account), desk.id(of: .bag)], instead: nil))
    #expect(desk.keptPictures == [#"main[*(products) | search("")… | account…]"#])
    try desk.follow(.evict([desk.id(of: .main)], instead: nil))
    #expect(desk.keptPictures.isEmpty)
    #expect(desk.picture == "lock")
  }

  @Test func `a guarded member does not step in, nor one with a guarded member`() throws {
    enum Club: NavigationRoute {
      case home, bar, rooms, room
      enum Guard: Hashable, Sendable { case member }
    }
    struct ClubMap: NavigationMap {
      func destination(for route: Club) -> RouteDestination<Club> {
        switch route {
        case .home: return .tabs([.bar, .rooms], .root)
        case .bar: return .screen(.member(of: .home), guards: [.member])
        case .rooms: return .tabs([.room], .member(of: .home))
        case .room: return .screen(.member(of: .rooms), guards: [.member])
        }
      }
    }
    var desk = Desk(ClubMap())
    try desk.show(.bar)
    let plan = try desk.follow(.evict([desk.id(of: .bar)], instead: nil))
    #expect(plan.entering.isEmpty)
    #expect(desk.picture == "")
  }
}
