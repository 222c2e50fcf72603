import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A feature's tasks run for the feature's screens, and the scene's tasks for all screens")
struct ScopeTests {
  private let front = Notes()
  private let manual = Notes()
  private let all = Notes()

  private func navigator() throws -> (Navigator<Front>, BuildingHost) {
    let scene = try SceneNavigator(
      NavigationFeature(FrontMap(), tasks: NotingTasks<Front>(notes: front)),
      NavigationFeature(
        ManualMap(), guards: ManualKeeper(), tasks: NotingTasks<Manual>(notes: manual)),
      clock: TestClock())
    scene.tasks = [NotingSceneTasks(notes: all)]
    let host = BuildingHost()
    host.scene = scene
    scene.attach(host)
    return (scene.of(Front.self), host)
  }

  @Test func `updates`() async throws {
    let (navigator, host) = try navigator()
    try await navigator.navigate(to: .article)
    try await navigator.of(Manual.self).navigate(to: .topic(3))
    #expect(front.updates == ["main", "news", "article"])
    #expect(manual.updates == ["topics", "topic(3)"])
    #expect(all.updates == ["main", "news", "article", "topics", "topic"].map { "all \($0)" })
    #expect(host.built.count == 5)
  }

  @Test func `arrivals, with the routes of all features in the chain`() async throws {
    let (navigator, host) = try navigator()
    try await navigator.navigate(to: .article)
    try await navigator.of(Manual.self).navigate(to: .topic(3))
    await eventually { all.arrivals.count == 2 }
    #expect(front.arrivals == ["article"])
    #expect(manual.arrivals == ["topic(3)"])
    #expect(all.arrivals == ["all article", "all topic"])
    #expect(manual.chains == ["main › topics › topic"])
    #expect(all.chains.last == "main › topics › topic")
    #expect(!host.isTransitioning)
  }

  @Test func `the feature's come first, then the scene's in their order`() async throws {
    let notes = Notes()
    let host = BuildingHost()
    let shopping = Shopping(host: host, tasks: NotingTasks<Shop>(notes: notes))
    let second = Notes()
    shopping.scene.tasks = [
      NotingSceneTasks(notes: notes),
      NotingSceneTasks(notes: notes, updating: { second.update("last \($0.route.label)") }),
    ]
    try await shopping.navigator.navigate(to: .login)
    #expect(notes.updates == ["login", "all login", "all login"])
    #expect(second.updates == ["last login"])
    await eventually { notes.arrivals.count == 3 }
    #expect(notes.arrivals == ["login", "all login", "all login"])
  }

  @Test func `tasks that say nothing do nothing`() async throws {
    struct Idle: ScreenTasks { typealias RouteType = Shop }
    struct IdleForAll: ScreenTasks { typealias RouteType = AnyRoute }
    let shopping = Shopping(host: BuildingHost(), tasks: Idle())
    shopping.scene.tasks = [IdleForAll()]
    try await shopping.navigator.navigate(to: .bag)
    await settle()
    #expect(shopping.diagnostics().isEmpty)
    #expect(shopping.scene.taskRunner.count == 0)
  }

  @Test func `a context is of its own route type and no other`() async throws {
    let (navigator, host) = try navigator()
    var asked: [(front: Bool, manual: Bool)] = []
    host.assemble = { asked.append(($0.of(Front.self) != nil, $0.of(Manual.self) != nil)) }
    try await navigator.of(Manual.self).navigate(to: .cover)
    #expect(asked.map(\.front) == [true, false])
    #expect(asked.map(\.manual) == [false, true])
  }
}
