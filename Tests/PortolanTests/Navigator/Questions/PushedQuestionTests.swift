import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A question may be pushed or be a part, and need not be a sheet")
struct PushedQuestionTests {
  typealias Way = Asked<Quantity>.Way

  nonisolated static let ways: [Way] = [
    Way("finish", .finished(3)) { try $0.finish(with: 3) },
    Way("close", .cancelled) { try $0.close() },
    Way("back", .cancelled) { $0.navigator.back() },
    Way("popToRoot", .cancelled) { $0.navigator.popToRoot() },
    Way("pop", .cancelled) { $0.navigator.pop(to: .products) },
    Way("removeLast", .cancelled) { $0.navigator.stack(.products).removeLast() },
    Way("a shorter path", .cancelled) { $0.navigator.stack(.products).path = [] },
    Way("a path as text", .cancelled) { $0.navigator.stack(.products).set("/products") },
    Way("another path as long", .replaced) {
      $0.navigator.stack(.products).path = [.product(id: 1), .help]
    },
    Way("a shorter path of something else", .replaced) {
      $0.navigator.stack(.products).path = [.help]
    },
    Way("swiped away", .dismissed) {
      $0.host.screen.swipeBack()
      $0.shopping.scene.screenDidChange()
    },
    Way("the selected tab is tapped again", .dismissed) {
      $0.shopping.scene.submit(gesture: .pop(to: .first))
    },
    Way("a sibling is shown", .replaced) { $0.navigator.show(.product(id: 2)) },
    Way("the stack is reset", .replaced) { $0.navigator.reset(to: .help) },
    Way("another part", .replaced) { $0.navigator.show(.lock) },
    Way("the scene", .sceneGone) { $0.shopping.scene.close() },
  ]

  @Test(arguments: ways)
  func `pushed`(way: Way) async throws {
    let asked = try await Asked(Quantity(), on: .product(id: 1))
    try await way.go(asked)
    #expect(try await asked.task.value == way.ending, "\(way.testDescription)")
    #expect(asked.shopping.scene.screens.questions.isEmpty, "\(way.testDescription)")
  }

  @Test func `another tab does not end it`() async throws {
    let asked = try await Asked(Quantity(), on: .product(id: 1))
    try await asked.navigator.navigate(to: .search("lamp"))
    await settle()
    #expect(asked.isShown)
    try asked.finish(with: 2)
    #expect(try await asked.task.value == .finished(2))
    #expect(
      asked.shopping.picture
        == #"main[(products › product(1)) | *(search("lamp")) | account…]"#)
  }

  @Test func `a part that answers has nothing beneath, so what comes next closes it`() async throws
  {
    let asked = try await Asked(Identity(), on: .splash)
    try asked.finish(with: "somebody")
    #expect(try await asked.task.value == .finished("somebody"))
    #expect(asked.shopping.picture == "login")
    await eventually { asked.shopping.failures.map(\.error) == [.nothingToGoBackTo] }
    try await asked.navigator.navigate(to: .main)
    #expect(asked.shopping.scene.screens.questions.isEmpty)
  }

  @Test func `a guard that redirects it ends it as replaced`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .redirect(to: .help) }
    #expect(try await shopping.navigator.ask(Membership()) == .replaced)
    #expect(shopping.picture.contains("help"))
    #expect(shopping.scene.screens.questions.isEmpty)
  }

  @Test func `a guard that refuses it throws, and one that detours asks it afterwards`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .deny("closed") }
    let label = AnyGuard(Shop.Guard.club, of: Shop.self).label
    await #expect(throws: NavigationError.refused(by: label, reason: "closed")) {
      try await shopping.navigator.ask(Membership())
    }
    shopping.keeper.club = { shopping.keeper.isSignedIn ? .allow : .detour(to: .signIn) }
    let task = Task { try await shopping.navigator.ask(Membership()) }
    await eventually { shopping.picture.contains("signIn") }
    shopping.keeper.isSignedIn = true
    shopping.navigator.dismiss()
    await eventually { !shopping.scene.screens.questions.isEmpty }
    try shopping.context(.club).finish(Membership(), with: true)
    #expect(try await task.value == .finished(true))
  }
}
