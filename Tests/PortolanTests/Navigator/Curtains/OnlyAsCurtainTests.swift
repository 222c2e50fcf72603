import Foundation
import PortolanLinks
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A route that the map places as a curtain is never shown anywhere else (attacks H2)")
struct OnlyAsCurtainTests {
  private static let label = AnyRoute(Strongroom.lock).label
  private static let main = "main[*(accounts) | cards…]"

  /// A way to put the lock where Back would take it away, and whether the lock comes as a curtain.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let raises: Bool
    let go: @MainActor @Sendable (StrongroomShift) throws -> NavigationRequest?

    init(
      _ name: String, raises: Bool = false,
      _ go: @escaping @MainActor @Sendable (StrongroomShift) throws -> NavigationRequest?
    ) {
      (testDescription, self.raises, self.go) = (name, raises, go)
    }
  }

  private nonisolated static let ways = [
    Way("pushed", raises: true) { $0.navigator.push(.lock) },
    Way("pushed onto a screen", raises: true) { try $0.context(.accounts).push(.lock) },
    Way("shown", raises: true) { $0.navigator.show(.lock) },
    Way("presented") { try $0.context(.accounts).present(.lock) },
    Way("at another place") { $0.navigator.show(.lock, placed: .presented(.sheet)) },
    Way("pushed by its place") { $0.navigator.show(.lock, placed: .pushed(.inVisibleStack)) },
    Way("in a course") { $0.navigator.show([.accounts, .lock]) },
    Way("reset") { $0.navigator.reset(to: .lock) },
    Way("a path") { $0.navigator.stack(.accounts).set([.lock]) },
    Way("a longer path") { $0.navigator.stack(.accounts).set([.signIn, .lock]) },
    Way("replaced") { $0.navigator.replace(above: .accounts, with: [.lock]) },
    Way("a step") { $0.navigator.transaction { $0.push(.lock) } },
    Way("a link's path") { $0.navigator.open(try #require(URL(string: "bank://lock"))) },
  ]

  private func shift() async throws -> StrongroomShift {
    let links = LinkTable<Strongroom>(schemes: ["bank"], pathOf: .accounts) {
      LinkPattern("/lock", .lock)
      LinkPattern("/sign-in", .signIn)
    }
    return try await StrongroomShift(showing: .main, links: links)
  }

  @Test(arguments: ways) func `it is raised or refused, and locks afterwards`(way: Way) async throws
  {
    let bank = try await shift()
    let request = try #require(try way.go(bank))
    let ending = await bank.ending(request)
    if way.raises {
      #expect(ending == .success(.lock) && bank.curtains == ["(lock)"])
      bank.navigator.back()
      await settle()
      #expect(bank.curtains == ["(lock)"])
      try await bank.navigator.close(.lock).arrival()
    } else {
      guard case .failure(let error)? = ending else {
        Issue.record("\(String(describing: ending))")
        return
      }
      #expect("\(error)".contains("otherSideOfCurtain"))
    }
    #expect(bank.picture == Self.main && bank.curtains.isEmpty)
    try await bank.navigator.navigate(to: .lock)
    #expect(bank.curtains == ["(lock)"] && bank.picture == Self.main)
  }

  @Test func `nor on another curtain, whatever puts it there`() async throws {
    let bank = try await shift()
    try await bank.navigator.navigate(to: .lock)
    let own = try #require(try bank.context(.lock).navigator)
    #expect(await bank.ending(own.push(.update)) == .success(.update))
    #expect(bank.curtains == ["(lock)", "update"])
    try await bank.navigator.close(.update).arrival()
    let path = own.stack(.lock).set([.code, .update])
    #expect(
      await bank.ending(path)
        == .failure(.otherSideOfCurtain(route: AnyRoute(Strongroom.update).label)))
    #expect(bank.curtains == ["(lock)"])
    #expect(await bank.ending(own.push(.lock)) == .success(.lock))
    #expect(bank.curtains == ["(lock)"])
  }

  @Test func `a saved scene that has it comes back without it`() async throws {
    let bank = try await shift()
    bank.navigator.push(.signIn)
    await settle()
    let text = String(decoding: try bank.scene.save().data(), as: UTF8.self)
    let other = text.replacing("signIn", with: "lock")
    #expect(text != other)
    let saved = try SavedScene(reading: Data(other.utf8))
    let next = try await StrongroomShift()
    let report = try #require(try await next.scene.restore(saved).arrival().restoration)
    #expect(next.picture == Self.main)
    #expect(report.leftOut.map(\.route) == [Self.label])
    try await next.navigator.navigate(to: .lock)
    #expect(next.curtains == ["(lock)"])
  }

  @Test func `an open screen that another map makes one does not keep it from coming`() async throws
  {
    let bank = try await shift()
    try await bank.navigator.push(.signIn).arrival()
    try await bank.scene.adopt(LockingMap()).arrival()
    #expect(bank.picture == Self.main)
    try await bank.navigator.navigate(to: .signIn)
    #expect(bank.curtains == ["(signIn)"] && bank.picture == Self.main)
  }

  @Test(arguments: [Verdict<Strongroom>.redirect(to: .lock), .detour(to: .lock)])
  func `guards raise it, for what comes in and for what stays`(verdict: Verdict<Strongroom>)
    async throws
  {
    let bank = try await shift()
    bank.keeper.verdicts[.person] = verdict
    bank.navigator.show(.account(1))
    await eventually { bank.curtains == ["(lock)"] }
    bank.navigator.close(.lock)
    bank.keeper.verdicts[.person] = .allow
    try await bank.navigator.navigate(to: .account(2))
    bank.keeper.verdicts[.person] = verdict
    await bank.navigator.revalidate()
    await eventually { bank.curtains == ["(lock)"] }
    #expect(bank.picture == Self.main)
  }

  @Test func `a value of an open screen that is one is shown as one`() async throws {
    let navigator = Navigator(DoorMap())
    try await navigator.navigate(to: .home)
    try await navigator.push(.lock(isHard: false)).arrival()
    let before = navigator.tree.picture
    for request in [
      navigator.update(.lock(isHard: true)),
      navigator.stack(.home).set([.lock(isHard: true)]),
    ] {
      await #expect(throws: NavigationError.self) { try await request.arrival() }
    }
    #expect(navigator.tree.picture == before && !navigator.scene.isUnderCurtain)
    try await navigator.push(.lock(isHard: true)).arrival()
    #expect(navigator.tree.picture == before && navigator.scene.isUnderCurtain)
    navigator.scene.close()
  }

  @Test func `the checks name maps and tables that could try`() {
    #expect(LockingMap(lists: true).problems.map(\.code).contains("NAV053"))
    func codes(_ table: LinkTable<Strongroom>) -> [String] {
      Navigator(StrongroomMap(), guards: StrongroomKeeper(), links: table).scene.problems.map(
        \.code)
    }
    #expect(
      codes(
        LinkTable(schemes: ["bank"], pathOf: .accounts) {
          LinkPattern("/lock", .lock)
          LinkPattern("/sign-in", .signIn)
        }) == ["NAV124"])
    #expect(codes(LinkTable(schemes: ["bank"]) { LinkPattern("/lock", .lock) }).isEmpty)
  }
}

/// A map that makes the sign-in a curtain; it may list the lock as a tab.
private struct LockingMap: NavigationMap {
  var lists = false

  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    switch route {
    case .main where lists: return .tabs([.accounts, .lock], .root)
    case .signIn: return .screenInStack(.curtain)
    default: return StrongroomMap().destination(for: route)
    }
  }

  var samples: [Strongroom] { StrongroomMap().samples }
}
