import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Links wait until the app is ready and are followed once, in order")
struct OpenLinkTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `a link is followed`() async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.open(try url("shop://products/3/reviews"))
    #expect(await shopping.outcome(of: request) == .arrived(.reviews(id: 3)))
    #expect(
      shopping.picture
        == #"main[*(products › product(3) › reviews(3)) | search("")… | account…]"#)
  }

  @Test func `during a passing splash it waits`() async throws {
    let shopping = try await Shopping.showing(.splash)
    let request = shopping.navigator.open(try url("shop://sign-in"))
    #expect(request.outcome == nil)
    #expect(shopping.scene.parked.count == 1)
    #expect(shopping.picture == "splash")
    shopping.navigator.show(.main)
    #expect(await shopping.outcome(of: request) == .arrived(.signIn))
    #expect(
      shopping.picture == #"main[*(products) | search("")… | account…] ⇧ sheet (signIn)"#)
  }

  @Test func `before anything is shown it waits too`() async throws {
    let shopping = Shopping()
    let request = shopping.navigator.open(try url("shop://sign-in"))
    #expect(shopping.scene.parked.count == 1)
    try await shopping.navigator.navigate(to: .splash)
    #expect(shopping.scene.parked.count == 1)
    try await shopping.navigator.navigate(to: .main)
    #expect(await shopping.outcome(of: request) == .arrived(.signIn))
  }

  @Test func `during start-up links wait behind the launch, in order`() async throws {
    let shopping = Shopping()
    shopping.keeper.isStarted = false
    shopping.navigator.show(.main)
    let first = shopping.navigator.open(try url("shop://products/1"))
    let second = shopping.navigator.open(try url("shop://products/2"))
    await eventually { shopping.scene.parked.count == 3 }
    shopping.keeper.isStarted = true
    await shopping.navigator.revalidate()
    _ = await shopping.outcome(of: first)
    #expect(await shopping.outcome(of: second) == .arrived(.product(id: 2)))
    #expect(shopping.picture == #"main[*(products › product(2)) | search("")… | account…]"#)
  }

  @Test func `the same link twice is one request`() async throws {
    let shopping = try await Shopping.showing(.splash)
    let link = try url("shop://sign-in")
    let first = shopping.navigator.open(link)
    #expect(shopping.navigator.open(link) === first)
    #expect(shopping.scene.parked.count == 1)
  }

  @Test func `it expires by the clock`() async throws {
    let shopping = try await Shopping.showing(.splash)
    let request = shopping.navigator.open(try url("shop://sign-in"))
    await shopping.clock.advance(by: .seconds(600))
    #expect(await shopping.outcome(of: request) == .failed(.expired))
  }

  @Test func `its time counts from the call, however late a task begins to wait`() async throws {
    let shopping = try await Shopping.showing(.splash)
    let request = shopping.navigator.open(try url("shop://sign-in"))
    shopping.clock.pass(.seconds(600))
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .failed(.expired))
  }

  @Test func `other requests do not wait, they fail`() async throws {
    let shopping = try await Shopping.showing(.splash)
    let request = shopping.navigator.show(.signIn)
    let label = AnyRoute(Shop.signIn).label
    #expect(await shopping.outcome(of: request) == .failed(.nothingToPresentOver(route: label)))
  }

  @Test(arguments: [
    ("shop://nowhere", "NAV024"), ("shop://products/many", "NAV024"),
    ("https://other.example/bag", "NAV023"), ("mailto:a@b.example", "NAV022"),
    ("shop://", "NAV024"), ("products/3", "NAV020"),
    ("https://user:pw@shop.example/bag", "NAV038"), ("https://shop.example:8443/bag", "NAV039"),
  ])
  func `a bad link changes nothing and says what is wrong`(
    link: String, code: String
  ) async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag)
    let before = shopping.navigator.tree
    let request = shopping.navigator.open(try url(link))
    guard case .failure(.wrongLink(let problem))? = request.outcome else {
      Issue.record("\(String(describing: request.outcome))")
      return
    }
    #expect(NavigationError.wrongLink(problem: problem).diagnostic.code == code)
    #expect(shopping.navigator.tree == before)
    await eventually { shopping.failures.map(\.error) == [.wrongLink(problem: problem)] }
  }

  @Test func `without a table every link is unknown`() throws {
    let navigator = Navigator(TableMap([:]))
    let request = navigator.open(try url("shop://bag"))
    #expect(Outcome(request) == .failed(.wrongLink(problem: .unknownScheme(nearest: nil))))
  }
}
