import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A second dialog waits until the open dialog is answered (bug-reports X1)")
struct WaitingDialogTests {
  private let first = AddressPicker(near: "Oslo")

  private func ask(
    _ place: String, in shopping: Shopping, options: RequestOptions = .init()
  ) -> Task<Ending<String>, any Error> {
    Task {
      try await shopping.navigator.ask(
        AddressPicker(near: place), placed: .presented(.alert), options: options)
    }
  }

  /// A shop with the first question in an alert.
  private func asked() async throws -> (Shopping, Task<Ending<String>, any Error>) {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    let task = ask("Oslo", in: shopping)
    await eventually { shopping.picture.contains("Oslo") }
    await settle()
    return (shopping, task)
  }

  private func answer(_ place: String, in shopping: Shopping) async throws {
    await eventually { shopping.picture.contains(place) }
    let question = AddressPicker(near: place)
    try shopping.context(.address(question)).finish(question, with: place)
  }

  @Test func `two parts of an app ask at once: one after the other, in order`() async throws {
    let (shopping, one) = try await asked()
    let two = ask("Bergen", in: shopping)
    await eventually { shopping.scene.parked.count == 1 }
    let three = ask("Tromsø", in: shopping)
    await eventually { shopping.scene.parked.count == 2 }
    #expect(shopping.picture.contains("Oslo") && shopping.scene.parked.first?.detour != nil)
    try await answer("Oslo", in: shopping)
    try await answer("Bergen", in: shopping)
    try await answer("Tromsø", in: shopping)
    #expect(try await one.value == .finished("Oslo"))
    #expect(try await two.value == .finished("Bergen"))
    #expect(try await three.value == .finished("Tromsø"))
  }

  @Test(arguments: [QueuePolicy.newest, .enqueue])
  func `a message waits too`(policy: QueuePolicy) async throws {
    let (shopping, one) = try await asked()
    let message = shopping.navigator.show(
      .help, placed: .presented(.alert), options: RequestOptions(policy: policy))
    await settle()
    #expect(shopping.picture.contains("Oslo") && message.outcome == nil)
    try await answer("Oslo", in: shopping)
    #expect(try await one.value == .finished("Oslo"))
    #expect(await shopping.outcome(of: message) == .arrived(.help))
  }

  @Test func `it takes its place when its call says so`() async throws {
    let (shopping, one) = try await asked()
    let two = ask("Bergen", in: shopping, options: .replacing)
    #expect(try await one.value == .replaced)
    try await answer("Bergen", in: shopping)
    #expect(try await two.value == .finished("Bergen"))
  }

  @Test func `a screen that is no dialog takes the open one away, and the later one comes`()
    async throws
  {
    let (shopping, one) = try await asked()
    let two = ask("Bergen", in: shopping)
    await eventually { shopping.scene.parked.count == 1 }
    shopping.navigator.show(.product(id: 1))
    #expect(try await one.value == .replaced)
    try await answer("Bergen", in: shopping)
    #expect(try await two.value == .finished("Bergen"))
  }

  @Test func `a message that asks nothing is replaced`() async throws {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    try await shopping.navigator.show(.help, placed: .presented(.alert)).arrival()
    let one = ask("Oslo", in: shopping)
    try await answer("Oslo", in: shopping)
    #expect(try await one.value == .finished("Oslo"))
  }

  private enum News: NavigationRoute {
    case home, offline, update, full, archive

    typealias Guard = News
  }

  private struct NewsMap: NavigationMap {
    func destination(for route: News) -> RouteDestination<News> {
      switch route {
      case .home: return .screenInStack(.root)
      case .offline:
        return .firstOf(
          .screen(.presented(.alert, over: .full)), .screen(.presented(.alert)).holdingDialogs)
      case .update: return .screen(.presented(.confirmationDialog))
      case .full: return .screen(.presented(.fullScreen, over: .home))
      case .archive: return .screen(.pushed(onto: .home), guards: [.archive])
      }
    }
  }

  /// An archive that one sees after the update.
  private struct NewsKeeper: GuardKeeper {
    func verdict(on rule: News) -> Verdict<News> { .detour(to: .update) }
  }

  @Test(arguments: [QueuePolicy.newest, .enqueue, .replace])
  func `what a guard shows waits as the call does for which it asks`(policy: QueuePolicy)
    async throws
  {
    let navigator = Navigator(NewsMap(), guards: NewsKeeper())
    navigator.show(.home)
    navigator.show(.offline)
    await settle()
    navigator.show(.archive, options: RequestOptions(policy: policy))
    await settle()
    #expect(navigator.tree.picture.hasSuffix(policy == .replace ? "(update)" : "(offline)"))
    #expect(navigator.scene.parked.count == (policy == .replace ? 1 : 2))
    if policy != .replace { navigator.dismiss() }
    await eventually { navigator.tree.picture.hasSuffix("(update)") }
  }

  @Test(arguments: [QueuePolicy.newest, .enqueue, .replace])
  func `the map lets others wait for a message, unless their call says otherwise`(
    policy: QueuePolicy
  ) async throws {
    let navigator = Navigator(NewsMap(), guards: NewsKeeper())
    navigator.show(.home)
    navigator.show(.offline)
    await settle()
    let later = navigator.show(.update, options: RequestOptions(policy: policy))
    await settle()
    #expect(navigator.tree.picture.hasSuffix(policy == .replace ? "(update)" : "(offline)"))
    #expect(navigator.scene.parked.count == (policy == .replace ? 0 : 1))
    if policy != .replace { navigator.dismiss() }
    await eventually { later.outcome != nil }
    #expect(navigator.tree.picture.hasSuffix("⇧ dialog (update)"))
    navigator.show(.offline)
    await settle()
    #expect(navigator.tree.picture.hasSuffix("⇧ alert (offline)"), "who holds nothing gives way")
    navigator.show(.full)
    await settle()
    #expect(navigator.tree.picture.hasSuffix("⇧ fullScreen (full)"), "it is no dialog")
  }

  /// An archive for which a keeper asks for ever, and a notice that nothing keeps.
  private struct SlowKeeper: GuardKeeper {
    func verdict(on rule: News) async -> Verdict<News> {
      for await _ in AsyncStream<Never>.makeStream().stream {}
      return .allow
    }
  }

  @Test(arguments: [false, true])
  func `who waited beside another is not held up by its guard`(isOneTurn: Bool) async throws {
    let navigator = Navigator(NewsMap(), guards: SlowKeeper(), clock: TestClock())
    navigator.show(.home)
    navigator.show(.offline)
    await settle()
    let one = navigator.show(.archive, placed: .presented(.alert))
    if !isOneTurn { await settle() }
    let two = navigator.show(.update)
    await settle()
    #expect(navigator.scene.parked.count == 2)
    navigator.dismiss()
    await settle()
    guard isOneTurn else {
      #expect(navigator.tree.picture.hasSuffix("(update)"), "it was asked for in a later turn")
      let error = await #expect(throws: NavigationError.self) { try await one.arrival() }
      #expect(error?.isSuperseded == true)
      return
    }
    #expect(!navigator.tree.picture.contains("update"), "calls of one turn follow each other")
    one.cancel()
    try await two.arrival()
    #expect(navigator.tree.picture.hasSuffix("(update)"))
  }

  @Test func `who waits no longer is not asked`() async throws {
    let (shopping, one) = try await asked()
    let two = ask("Bergen", in: shopping)
    await eventually { shopping.scene.parked.count == 1 }
    two.cancel()
    await #expect(throws: NavigationError.cancelled) { try await two.value }
    try await answer("Oslo", in: shopping)
    #expect(try await one.value == .finished("Oslo"))
    await settle()
    #expect(!shopping.picture.contains("alert"))
  }
}
