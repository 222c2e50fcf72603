import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A first tap on a tab asks the tab's guard, and then builds its screen (C22, S43)")
struct TabsTests {
  @Test("C22: a tap as a guest selects nothing, builds nothing and asks", arguments: World.each)
  func refused(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    try app.screen.tapTab("account")
    await app.breathe()
    #expect(app.screen.nodes.all(.tab).map(\.isSelected) == [true, false])
    await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
    #expect(app.screen.nodes.all(.tab).map(\.isSelected) == [true, false])
    #expect(!app.log.made.values.contains("account"))
    app.navigator.dismiss()
    await app.expect("main[*(products) | account…]")
    #expect(!app.screen.changes().contains { $0.hasPrefix("select") })
  }

  @Test("C22: signed in, a tap fills the slot and selects it once", arguments: World.each)
  func allowed(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    await app.settle()
    try app.screen.tapTab("account")
    await app.expect("main[(products) | *(account)]")
    try app.screen.tapTab("products")
    try app.screen.tapTab("account")
    await app.expect("main[(products) | *(account)]")
    #expect(app.log.made.values.count { $0 == "account" } == 1)
    #expect(app.log.madeTwice == nil)
  }

  @Test("C22: two fast taps on a slot ask once", arguments: World.each)
  func twice(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    try app.screen.tapTab("account")
    try app.screen.tapTab("account")
    await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
    app.session.isSignedIn = true
    await app.revalidate()
    await app.expect("main[(products) | *(account)]")
  }

  @Test("C22: an entered member is selected by the tap itself, in the same update")
  func entered() async throws {
    let app = TestApp()
    app.session.isSignedIn = true
    app.navigator.show(.order(id: 1))
    app.navigator.show(.products)
    await app.settle()
    app.session.isSignedIn = false
    try app.screen.tapTab("account")
    app.screen.turn()
    #expect(app.screen.nodes.all(.tab).map(\.isSelected) == [false, true])
    await app.expect("main[(products) | *(account › order(1))]")
  }

  @Test(
    "U111, S42: a tap on the selected tab pops it once, in one transition", arguments: World.each)
  func tapAgain(world: World) async throws {
    let app = TestApp(in: world, showing: .reviews(of: 1))
    await app.settle()
    let before = app.screen.transitions.count
    try app.screen.tapTab("products")
    await app.expect("main[*(products) | account…]")
    #expect(app.screen.changes(since: before) == ["pop"])
    let commits = app.commits
    try app.screen.tapTab("products")
    try app.screen.tapTab("products")
    await app.expect("main[*(products) | account…]")
    #expect(app.commits == commits, "at the first screen nothing happens")
    #expect(app.screen.changes(since: before) == ["pop"])
    #expect(app.codes == [])
  }

  @Test("what is selected beneath a sheet is there when the sheet has gone", arguments: World.each)
  func beneathASheet(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(.order(id: 1))
    app.navigator.show(.bag)
    await app.settle()
    let request = app.navigator.select(.products)
    await app.settle()
    #expect(request.ending == "arrived")
    app.navigator.dismissAll()
    await app.settle()
    #expect(app.shown.hasPrefix("main[*(products)"))
    await app.expect(app.navigator.tree.picture)
  }

  @Test("a path in another tab brings it in front, and nothing is pushed", arguments: World.each)
  func pathInAnotherTab(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    app.session.isSignedIn = true
    await app.settle()
    app.navigator.show(.account)
    await app.settle()
    let before = app.screen.transitions.count
    app.navigator.stack(.products).path = [.product(id: 2), .reviews(of: 2)]
    await app.expect("main[*(products › product(2) › reviews(2)) | (account)]")
    let changes = app.screen.changes(since: before)
    #expect(changes.contains { $0.hasPrefix("select") })
    #expect(!changes.contains("push"), "what has only just come into view shows its end")
  }
}
