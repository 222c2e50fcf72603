import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Tabs can have members whose routes belong to other features")
struct ForeignMemberTests {
  private let keeper = ManualKeeper()

  private func front() throws -> Navigator<Front> {
    let scene = try SceneNavigator(
      NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: keeper),
      clock: TestClock())
    return Navigator(scene)
  }

  @Test func `shown first, they are slots`() async throws {
    let front = try front()
    try await front.navigate(to: .main)
    #expect(front.tree.picture == "main[*(news) | topics… | cover…]")
    #expect(keeper.asked == 0)
  }

  @Test func `reached from outside, the tabs are built with that member only`() async throws {
    let front = try front()
    let arrival = try await front.of(Manual.self).navigate(to: .topic(1))
    #expect(front.tree.picture == "main[news… | *(topics › topic(1)) | cover…]")
    #expect(arrival.route == AnyRoute(Manual.topic(1)))
    #expect(keeper.asked == 1)
  }

  @Test func `reached from within, the others stay as they were`() async throws {
    let front = try front()
    try await front.navigate(to: .article)
    let before = front.tree
    try await front.of(Manual.self).navigate(to: .cover)
    #expect(front.tree.picture == "main[(news › article) | topics… | *cover]")
    try await front.navigate(to: .article)
    #expect(front.tree.picture == "main[*(news › article) | topics… | cover]")
    #expect(before.visiblePath == front.tree.visiblePath)
  }

  @Test func `a tap on the slot asks the other feature's keeper`() async throws {
    let front = try front()
    let main = try #require(await front.navigate(to: .main).node)
    keeper.verdict = .deny("no reader")
    let tap = Intent.select(.member(of: main, at: 1))
    #expect(!front.scene.mayBegin(tap))
    #expect(keeper.asked == 0)
    let label = AnyGuard(Manual.Guard.reader, of: Manual.self).label
    await #expect(throws: NavigationError.refused(by: label, reason: "no reader")) {
      try await front.scene.submit(gesture: tap).arrival()
    }
    #expect(front.tree.picture == "main[*(news) | topics… | cover…]")
    keeper.verdict = .allow
    try await front.scene.submit(gesture: tap).arrival()
    #expect(front.tree.picture == "main[(news) | *(topics) | cover…]")
    #expect(front.scene.mayBegin(.select(.member(of: main, at: 0))))
  }

  @Test func `a redirect leads to another member of the same feature`() async throws {
    let front = try front()
    keeper.verdict = .redirect(to: .cover)
    let arrival = try await front.of(Manual.self).navigate(to: .topic(1))
    #expect(front.tree.picture == "main[news… | topics… | *cover]")
    #expect(arrival.route == AnyRoute(Manual.cover))
    #expect(arrival.requested == AnyRoute(Manual.topic(1)))
  }

  @Test func `refused later, the member becomes a slot again`() async throws {
    let front = try front()
    try await front.navigate(to: .main)
    try await front.of(Manual.self).navigate(to: .topic(1))
    keeper.verdict = .deny("no reader")
    await front.revalidate()
    #expect(front.tree.picture == "main[*(news) | topics… | cover…]")
    keeper.verdict = .allow
    try await front.of(Manual.self).navigate(to: .topic(2))
    #expect(front.tree.picture == "main[(news) | *(topics › topic(2)) | cover…]")
  }

  @Test func `each path is typed by its own feature`() async throws {
    let front = try front()
    try await front.of(Manual.self).navigate(to: .topics)
    let topics = front.of(Manual.self).stack(.topics)
    topics.path = [.topic(1), .topic(2)]
    #expect(front.tree.picture == "main[news… | *(topics › topic(1) › topic(2)) | cover…]")
    front.push(.article)
    #expect(topics.path == [.topic(1), .topic(2)])
    #expect(front.tree.picture.contains("topic(2) › article"))
  }

  @Test func `without the other feature its own members still work`() async throws {
    let front = Navigator(FrontMap(), clock: TestClock())
    try await front.navigate(to: .article)
    #expect(front.tree.picture == "main[*(news › article) | topics… | cover…]")
    await #expect(throws: NavigationError.unknownRoute(route: AnyRoute(Manual.topics).label)) {
      try await front.scene.submit(
        gesture: .select(.member(of: front.tree.visiblePath[0], at: 1))
      ).arrival()
    }
    #expect(front.tree.picture == "main[*(news › article) | topics… | cover…]")
  }
}
