import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A request brings its own placement, a chain of routes, or a stored course")
struct CourseRequestTests {
  @Test func `another placement`() async throws {
    let shopping = try await Shopping.showing(.main)
    let arrival = try await shopping.navigator.navigate(
      to: .product(id: 5), placed: .presented(.sheet))
    #expect(shopping.picture == #"main[*(products) | search("")… | account…] ⇧ sheet (product(5))"#)
    #expect(arrival.route?.as() == Shop.product(id: 5) && arrival.finding == .built)
    #expect(arrival.requested == arrival.route)
    let request = shopping.navigator.show(.help, placed: .presentedOverRoot(.fullScreen))
    #expect(await shopping.outcome(of: request) == .arrived(.help))
    #expect(shopping.picture.hasSuffix("account…] ⇧ fullScreen (help)"))
  }

  @Test func `a chain`() async throws {
    let shopping = try await Shopping.showing(.main)
    let arrival = try await shopping.navigator.navigate(through: [
      .search("lamp"), .product(id: 3), .reviews(id: 3),
    ])
    #expect(arrival.route?.as() == Shop.reviews(id: 3))
    #expect(
      shopping.picture
        == #"main[(products) | *(search("lamp") › product(3) › reviews(3)) | account…]"#)
  }

  @Test func `a course that was kept under a key and handed on`() async throws {
    let kept: [String: NavigationCourse<Shop>] = [
      "help": NavigationCourse(.help, placed: .presented(.sheet)),
      "order": NavigationCourse(.products, then: .order(id: 1)),
    ]
    let shopping = try await Shopping.showing(.main)
    let help = try #require(kept["help"])
    try await shopping.navigator.navigate(through: help)
    #expect(shopping.picture.hasSuffix("⇧ sheet (help)"))
    shopping.navigator.show(try #require(kept["order"]))
    #expect(shopping.picture == #"main[*(products › order(1)) | search("")… | account…]"#)
  }

  @Test func `the dry run changes nothing`() async throws {
    let shopping = try await Shopping.showing(.main)
    let before = shopping.navigator.tree
    let course = NavigationCourse<Shop>(through: [.account, .order(id: 1)])
    let plan = try shopping.navigator.plan(for: course)
    #expect(plan.to.picture == #"main[(products) | search("")… | *(account › order(1))]"#)
    #expect(shopping.navigator.tree == before && shopping.keeper.asked.isEmpty)
  }

  @Test func `guards of all are asked, those of what is found are not`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(through: [.account, .club, .checkout])
    #expect(shopping.keeper.asked == [.signedIn, .club, .bagNotEmpty])
    shopping.keeper.forget()
    try await shopping.navigator.navigate(through: [.account, .club, .orders])
    #expect(shopping.keeper.asked.isEmpty)
  }

  @Test func `the map's guards hold wherever the request puts it`() async throws {
    let shopping = try await Shopping.showing(.main)
    let before = shopping.navigator.tree
    shopping.keeper.club = { .deny("no") }
    let request = shopping.navigator.show(.club, placed: .presented(.sheet))
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      Issue.record("it was not refused: \(Outcome(request))")
      return
    }
    #expect(shopping.navigator.tree == before)
  }

  @Test func `after a detour it goes on along the course`() async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.show(NavigationCourse(.account, then: .order(id: 1)))
    await eventually { shopping.scene.parked.count == 1 }
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: request) == .arrived(.order(id: 1)))
    #expect(shopping.picture == #"main[(products) | search("")… | *(account › order(1))]"#)
  }

  @Test func `a redirect leads elsewhere, by the map`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    shopping.keeper.isBagEmpty = true
    let arrival = try await shopping.navigator.navigate(through: [.products, .checkout])
    #expect(arrival.route?.as() == Shop.bag && arrival.requested?.as() == Shop.checkout)
    #expect(shopping.picture.hasSuffix("account…] ⇧ sheet (bag)"))
  }

  @Test func `without routes it fails and changes nothing`() async throws {
    let shopping = try await Shopping.showing(.main)
    let before = shopping.navigator.tree
    await #expect(throws: NavigationError.emptyCourse) {
      try await shopping.navigator.navigate(through: [])
    }
    #expect(throws: NavigationError.emptyCourse) {
      try shopping.navigator.plan(for: NavigationCourse(through: []))
    }
    #expect(shopping.navigator.tree == before)
  }

  @Test func `inside a guard it is reentrant`() async throws {
    let shopping = try await Shopping.showing(.main)
    var errors: [NavigationError] = []
    let navigator = shopping.navigator
    shopping.keeper.club = {
      do throws(NavigationError) {
        try await navigator.navigate(to: .help, placed: .presented(.sheet))
      } catch { errors.append(error) }
      do throws(NavigationError) { try await navigator.navigate(through: [.help]) } catch {
        errors.append(error)
      }
      return .allow
    }
    try await shopping.navigator.navigate(to: .club)
    #expect(errors == [.reentrant, .reentrant])
    #expect(shopping.picture.contains("club") && !shopping.picture.contains("help"))
  }

  @Test func `it takes the place of what waits`() async throws {
    let shopping = try await Shopping.showing(.main)
    let first = shopping.navigator.show(.account)
    let second = shopping.navigator.show(NavigationCourse(.help), options: .replacing)
    #expect(await shopping.outcome(of: first) == .superseded(by: second))
    #expect(await shopping.outcome(of: second) == .arrived(.help))
  }

  @Test func `its events name cases only`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(NavigationCourse(.products, then: .product(id: 77)))
    shopping.scene.submit(gesture: .pop(to: .first))
    let asked = shopping.events.compactMap { event -> String? in
      if case .requested(let asked) = event { return asked.intent } else { return nil }
    }
    #expect(asked.suffix(2) == ["course product", "popToRoot"])
    #expect(!shopping.events.contains { $0.description.contains("77") })
  }
}
