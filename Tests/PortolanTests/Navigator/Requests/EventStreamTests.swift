import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Several listeners can receive the events of a scene at the same time")
struct EventStreamTests {
  /// Reads a stream to its end; says what came, in words.
  private func words(of events: AsyncStream<NavigationEvent>) -> Task<[String], Never> {
    Task {
      var words: [String] = []
      for await event in events { words.append("\(event)") }
      return words
    }
  }

  @Test func `each stream has all events from its start to the scene's end, as the closure has`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    let (one, two) = (words(of: shopping.scene.events), words(of: shopping.scene.events))
    let before = shopping.events.count
    try await shopping.navigator.navigate(to: .product(id: 1))
    let late = words(of: shopping.scene.events)
    let between = shopping.events.count
    try await shopping.navigator.navigate(to: .bag)
    shopping.scene.close()
    let all = shopping.events.map(\.description)
    #expect(all.count > between && between > before)
    #expect(await one.value == Array(all[before...]))
    #expect(await two.value == Array(all[before...]))
    #expect(await late.value == Array(all[between...]))
  }

  @Test func `without a closure it is told all the same, until nobody reads`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.onEvent = nil
    #expect(!shopping.scene.traffic.isHeard)
    let listener = words(of: shopping.scene.events)
    await settle()
    try await shopping.navigator.navigate(to: .bag)
    listener.cancel()
    #expect(await listener.value.contains { $0.contains("arrived at bag") })
    try await shopping.navigator.navigate(to: .main)
    #expect(shopping.scene.streams.isEmpty && !shopping.scene.traffic.isHeard)
  }

  @Test func `a curtain's requests come too`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let listener = words(of: bank.navigator.scene.events)
    try await bank.navigator.navigate(to: .lock)
    bank.navigator.scene.close()
    #expect(await listener.value.contains { $0.contains("arrived at lock") })
  }

  @Test func `closed from within an event, each stream has all the same`() async throws {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    let scene = shopping.scene
    let listener = words(of: scene.events)
    let before = shopping.events.count
    let log = scene.onEvent
    scene.onEvent = { [unowned scene] event in
      log?(event)
      if case .committed = event {
        scene.close()
        #expect(scene.streams.isEmpty == false, "what follows the change is still told")
        _ = scene.events
      }
    }
    shopping.navigator.show(.bag)
    #expect(await listener.value == shopping.events[before...].map(\.description))
    #expect(shopping.events.count > before + 1)
  }

  @Test func `it ends with a navigator that nobody closed`() async throws {
    var navigator: Navigator<Shop>? = Navigator(ShopMap(), guards: ShopKeeper())
    let listener = words(of: try #require(navigator).scene.events)
    navigator = nil
    #expect(await listener.value.isEmpty)
  }

  @Test func `of a scene that has ended it is empty`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.close()
    #expect(await words(of: shopping.scene.events).value.isEmpty)
  }
}
