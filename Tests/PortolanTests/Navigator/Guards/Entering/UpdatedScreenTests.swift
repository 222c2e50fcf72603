import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Updating an open screen asks each guard that the screen has not passed before (attacks M4)")
struct UpdatedScreenTests {
  private enum Paper: NavigationRoute {
    case home
    case doc(Int, revision: Int)

    enum Guard: Hashable, Sendable { case reader, editor }

    var identity: Paper {
      if case .doc(let id, _) = self { return .doc(id, revision: 0) }
      return self
    }
  }

  private struct PaperMap: NavigationMap {
    var rules: [Paper.Guard] = []

    func destination(for route: Paper) -> RouteDestination<Paper> {
      route == .home ? .screenInStack(.root) : .screen(.pushed(onto: .home), guards: rules)
    }
  }

  @MainActor private final class Keeper: GuardKeeper {
    var verdicts: [Paper.Guard: Verdict<Paper>] = [:]
    var asked: [Paper.Guard] = []

    func verdict(on rule: Paper.Guard) async -> Verdict<Paper> {
      asked.append(rule)
      return verdicts[rule] ?? .allow
    }
  }

  private let keeper = Keeper()

  private func open(_ map: PaperMap) async throws -> Navigator<Paper> {
    let navigator = Navigator(map, guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .doc(1, revision: 1))
    keeper.asked = []
    return navigator
  }

  private let refused = NavigationError.refused(
    by: RouteLabel(type: Paper.savedName, text: "editor"), reason: "no")

  @Test func `also a guard that a new map has given the screen`() async throws {
    let navigator = try await open(PaperMap(rules: [.reader]))
    try await navigator.scene.adopt(PaperMap(rules: [.reader, .editor])).arrival()
    keeper.verdicts[.editor] = .deny("no")
    for request in [
      navigator.show(.doc(1, revision: 2)), navigator.update(.doc(1, revision: 3)),
      navigator.stack(.home).set([.doc(1, revision: 4)]),
    ] {
      await #expect(throws: refused) { try await request.arrival() }
    }
    #expect(keeper.asked == [.editor, .editor, .editor], "the reader was passed")
    #expect(navigator.tree.picture == "(home › doc(1, revision: 1))")
  }

  @Test func `passed once, it is not asked again`() async throws {
    let navigator = try await open(PaperMap())
    try await navigator.scene.adopt(PaperMap(rules: [.editor])).arrival()
    try await navigator.navigate(to: .doc(1, revision: 2))
    try await navigator.navigate(to: .doc(1, revision: 3))
    #expect(keeper.asked == [.editor])
  }

  @Test func `nor when the screen was asked for again with all others`() async throws {
    let navigator = try await open(PaperMap())
    try await navigator.scene.adopt(PaperMap(rules: [.editor])).arrival()
    await navigator.revalidate()
    try await navigator.navigate(to: .doc(1, revision: 2))
    #expect(keeper.asked == [.editor])
  }

  @Test func `silence passes nothing`() async throws {
    let navigator = try await open(PaperMap())
    try await navigator.scene.adopt(PaperMap(rules: [.editor])).arrival()
    keeper.verdicts[.editor] = .wait
    await navigator.revalidate()
    keeper.verdicts[.editor] = .deny("no")
    await #expect(throws: refused) { try await navigator.navigate(to: .doc(1, revision: 2)) }
  }

  @Test func `another map that leaves it as it is changes nothing`() async throws {
    let navigator = try await open(PaperMap(rules: [.reader]))
    for _ in 1...3 { try await navigator.scene.adopt(PaperMap(rules: [.reader])).arrival() }
    try await navigator.navigate(to: .doc(1, revision: 2))
    #expect(keeper.asked.isEmpty)
  }
}
