import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The way in which a question's screen closes determines how the question ends")
struct EndingTableTests {
  typealias Way = Asked<AddressPicker>.Way

  nonisolated static let finished: [Way] = [
    Way("in front", .finished("a")) { try $0.finish(with: "a") },
    Way("with another screen on it", .finished("a")) {
      $0.navigator.push(.help)
      try $0.finish(with: "a")
    },
    Way("with another layer on it", .finished("a")) {
      try await $0.navigator.navigate(to: .signIn)
      try $0.finish(with: "a")
    },
    Way("in a part that is kept", .finished("a")) {
      try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
      try $0.finish(with: "a")
    },
    Way("in a part that was kept", .finished("a")) {
      try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
      try await $0.navigator.showKept().arrival()
      try $0.finish(with: "a")
    },
    Way("twice", .finished("a")) {
      let context = ScreenContext<Shop>(node: $0.node, in: $0.shopping.scene)
      context?.finish($0.question, with: "a")
      context?.finish($0.question, with: "b")
    },
  ]

  nonisolated static let cancelled: [Way] = [
    Way("close", .cancelled) { try $0.close() },
    Way("back", .cancelled) { $0.navigator.back() },
    Way("dismiss", .cancelled) { $0.navigator.dismiss() },
    Way("dismissAll", .cancelled) { $0.navigator.dismissAll() },
    Way("dismissAll from a layer on it", .cancelled) {
      try await $0.navigator.navigate(to: .signIn)
      $0.navigator.dismissAll()
    },
    Way("what it stands on closes itself", .cancelled) {
      try $0.shopping.context(.product(id: 1)).close()
    },
  ]

  nonisolated static let dismissed: [Way] = [
    Way("dragged away", .dismissed) {
      $0.host.screen.dragAway()
      $0.shopping.scene.screenDidChange()
    },
    Way("a drag that had to be asked for", .dismissed) {
      $0.shopping.scene.submit(gesture: .dismiss())
    },
    Way("a gesture that goes back", .dismissed) { $0.shopping.scene.submit(gesture: .back) },
    Way("other code closes it and one on it", .dismissed) {
      try await $0.navigator.navigate(to: .signIn)
      $0.host.screen.dragAway()
      $0.host.screen.dragAway()
      $0.shopping.scene.screenDidChange()
    },
  ]

  nonisolated static let replaced: [Way] = [
    Way("show of what is beneath", .replaced) { $0.navigator.show(.products) },
    Way("show of something new", .replaced) { $0.navigator.show(.product(id: 2)) },
    Way("another part", .replaced) { $0.navigator.show(.login) },
    Way("another part, in its place in the queue", .replaced) {
      $0.navigator.show(.login, options: .replacing)
    },
    Way("reset of its stack", .replaced) { $0.navigator.reset(to: .help) },
    Way("a path beneath it", .replaced) { $0.navigator.stack(.products).path = [.help] },
    Way("a kept part on a memory warning", .replaced) {
      try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
      $0.shopping.scene.releaseKeptParts()
    },
    Way("a kept part over the limit", .replaced) {
      try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
      try await $0.navigator.show(.login, options: .keepingReplacedPart).arrival()
    },
    Way("a guard beneath it that says no later", .replaced) {
      $0.shopping.keeper.isStarted = false
      await $0.navigator.revalidate()
    },
    Way("a link", .replaced) {
      $0.navigator.open(try #require(.init(string: "shop://products/3")))
    },
  ]

  nonisolated static let scene: [Way] = [
    Way("the scene", .sceneGone) { $0.shopping.scene.close() }
  ]

  nonisolated static let ways = [finished, cancelled, dismissed, replaced, scene].flatMap(\.self)

  @Test(arguments: ways)
  func `a sheet`(way: Way) async throws {
    let asked = try await Asked(AddressPicker(near: "Oslo"), on: .product(id: 1))
    try await way.go(asked)
    let ending = try await asked.task.value
    #expect(ending == way.ending, "\(way.testDescription)")
    await settle()
    #expect(
      !asked.isShown || way.ending == .sceneGone,
      "\(way.testDescription): \(asked.shopping.picture)")
    #expect(asked.shopping.scene.screens.questions.isEmpty, "\(way.testDescription)")
    #expect(asked.shopping.diagnostics().isEmpty, "\(way.testDescription)")
    #expect(asked.shopping.failures.isEmpty, "\(way.testDescription)")
  }

  @Test func `what only covers it or keeps it leaves it open`() async throws {
    let asked = try await Asked(AddressPicker(near: "Oslo"), on: .product(id: 1))
    let navigator = asked.navigator
    try await navigator.navigate(to: .signIn)
    try await navigator.dismiss().arrival()
    navigator.push(.help)
    navigator.back()
    try await navigator.show(.lock, options: .keepingReplacedPart).arrival()
    try await navigator.showKept().arrival()
    await navigator.revalidate()
    await settle()
    #expect(asked.isShown && asked.shopping.scene.screens.questions.count == 1)
    try asked.finish(with: "at last")
    #expect(try await asked.task.value == .finished("at last"))
  }
}
