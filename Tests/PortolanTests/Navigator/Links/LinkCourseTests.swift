import Foundation
import PortolanLinks
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("One link fills several columns (mail-app F2)") struct LinkCourseTests {
  private typealias Desk = TestSupport.Desk

  private let door = DeskDoor()
  private let letter = AnyRoute(Desk.letter(12))
  private let filled = "trio{one | (pile(1)) | *(letter(12))}"

  private func desk(_ links: LinkTable<Desk> = DeskLinks.table) -> Navigator<Desk> {
    Navigator(DeskMap(), guards: door, links: links)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `it shows what it leads through, and arrives at what it stands for`() async throws {
    let navigator = desk()
    let arrival = try await navigator.open(try url("desk://letters/12")).arrival()
    #expect(arrival.route == letter && navigator.tree.picture == filled)
    #expect(try navigator.link(for: .letter(12)).absoluteString == "desk://letters/12")
  }

  @Test func `where there is room for one column, Back leads through them`() async throws {
    let navigator = desk()
    navigator.scene.isCompact = true
    try await navigator.open(try url("desk://letters/12")).arrival()
    #expect(navigator.tree.picture == "trio{one > (pile(1)) > *(letter(12))}")
    navigator.back()
    #expect(navigator.tree.picture == "trio{one > *(pile(1)) > (letter(12))}")
  }

  @Test func `the policy hears of all of it`() async throws {
    let navigator = desk()
    var routes: [AnyRoute] = []
    navigator.scene.linkPolicy = {
      routes = $0.routes
      return false
    }
    let request = navigator.open(try url("desk://letters/12"))
    #expect(routes == [AnyRoute(Desk.pile(1)), letter])
    #expect(request.outcome == .failure(.linkNotAllowed(route: letter.label, from: .scheme)))
  }

  @Test func `it waits, is one request, is saved, and leads through it then`() async throws {
    let first = desk()
    try await first.navigate(to: .start)
    first.scene.holdsLinks = true
    let request = first.open(try url("desk://letters/12"))
    #expect(first.open(try url("desk://letters/12")) === request)
    let second = desk()
    let requests = try Waiting(in: first.scene).takeUp(in: second.scene)
    try await requests[0].arrival()
    #expect(second.tree.picture == filled)
    first.scene.holdsLinks = false
    try await request.arrival()
    #expect(first.tree.picture == filled)
  }

  @Test func `a link whose target is looked up leads through others too`() async throws {
    let links = LinkTable<Desk>(schemes: ["desk"]) {
      LinkPattern("/named/{name}") { (name: String) in Desk.letter(name.count + 10) }
        .through { _ in [.pile(1)] }
    }
    let navigator = desk(links)
    try await navigator.open(try url("desk://named/ab")).arrival()
    #expect(navigator.tree.picture == filled)
  }

  @Test func `features with one table lead through others too`() async throws {
    let scene = try SceneNavigator(
      NavigationFeature(DeskMap(), guards: door, links: DeskLinks.table),
      NavigationFeature(
        HomeMap(), links: LinkTable<Home>(schemes: ["desk"]) { LinkPattern("/home", .home) }))
    try await scene.open(try url("desk://letters/12")).arrival()
    #expect(scene.tree.picture == filled)
  }

  private enum Home: NavigationRoute { case home }

  private struct HomeMap: NavigationMap {
    func destination(for route: Home) -> RouteDestination<Home> { .screen(.root) }
  }
}
