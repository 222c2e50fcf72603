import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The navigator asks a screen's exit guard before it closes the screen (N8)")
struct ExitGuardTests {
  private let product = Shop.product(id: 1)
  private let shown = #"main[*(products › product(1)) | search("")… | account…]"#

  private func start() async throws -> (Shopping, Reluctance) {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    return (shopping, try Reluctance(of: product, in: shopping))
  }

  @Test func `the guards of what comes are asked first`() async throws {
    let (shopping, reluctance) = try await start()
    shopping.keeper.club = { .deny("members only") }
    let request = shopping.navigator.show(.club)
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      Issue.record("It ended as \(Outcome(request)).")
      return
    }
    #expect(reluctance.asked.isEmpty, "nothing would go")
    shopping.keeper.club = { .allow }
    reluctance.verdicts[product] = .stay
    let second = shopping.navigator.show(.club)
    #expect(await shopping.outcome(of: second) == .failed(.stays(screen: AnyRoute(product).label)))
    #expect(shopping.keeper.asked == [.club, .club] && reluctance.asked == [product])
  }

  @Test func `asked in the background, as long as it takes`() async throws {
    let (shopping, reluctance) = try await start()
    let gate = Gate()
    reluctance.gate = gate
    let request = shopping.navigator.back()
    await eventually { gate.isAwaited }
    #expect(shopping.picture == shown && shopping.scene.isBusy)
    shopping.clock.pass(.seconds(599))
    await settle()
    #expect(request.outcome == nil)
    gate.open()
    #expect(await shopping.outcome(of: request) == .arrived(.products))
  }

  @Test func `what it said is in the events, with its name alone`() async throws {
    let (shopping, reluctance) = try await start()
    reluctance.verdicts[product] = .stay
    let request = shopping.navigator.back()
    _ = await shopping.outcome(of: request)
    let lines = shopping.events.map(\.description)
    #expect(lines.contains("\(request.number) (ShopMap) product: stay"))
    #expect(!lines.contains { $0.contains("product(") })
  }

  @Test func `the newest asks; a screen that is gone cannot`() async throws {
    let (shopping, reluctance) = try await start()
    let context = try shopping.context(product)
    #expect(context.asksBeforeLeaving)
    var newer = 0
    context.askBeforeLeaving {
      newer += 1
      return .leave
    }
    _ = await shopping.outcome(of: shopping.navigator.back())
    #expect(reluctance.asked.isEmpty && newer == 1)
    #expect(!context.asksBeforeLeaving)
    context.askBeforeLeaving { .stay }
    #expect(!context.asksBeforeLeaving, "it is gone")
  }

  @Test func `a closed scene asks nobody and keeps no one's question`() async throws {
    let (shopping, _) = try await start()
    let context = try shopping.context(product)
    let gate = Gate()
    final class Draft {}
    weak var draft: Draft?
    do {
      let strong = Draft()
      draft = strong
      context.askBeforeLeaving { [strong] in
        _ = strong
        await gate.wait()
        return .stay
      }
    }
    #expect(draft != nil)
    let request = shopping.navigator.back()
    await eventually { gate.isAwaited }
    shopping.scene.close()
    #expect(Outcome(request) == .failed(.sceneGone))
    gate.open()
    await eventually { draft == nil }
    context.askBeforeLeaving { .stay }
    #expect(!context.asksBeforeLeaving)
  }

  @Test func `what it holds is let go with the screen`() async throws {
    let (shopping, _) = try await start()
    final class Draft {}
    weak var draft: Draft?
    do {
      let strong = Draft()
      let context = try shopping.context(product)
      draft = strong
      context.askBeforeLeaving { [strong] in
        // A screen that asks itself: a circle that only its end can break.
        _ = (strong, context.node)
        return .leave
      }
    }
    #expect(draft != nil)
    _ = await shopping.outcome(of: shopping.navigator.back())
    await eventually { draft == nil }
  }

  @Test func `each node is asked once in an attempt, though it is planned again`() async throws {
    let shopping = try await Shopping.showing(product, .reviews(id: 1), host: RecordingHost())
    let reluctance = try Reluctance(of: product, .reviews(id: 1), in: shopping)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    _ = await shopping.outcome(of: shopping.navigator.back())
    #expect(reluctance.asked == [.reviews(id: 1)])
    reluctance.forget()
    let request = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    try reluctance.ask(product, in: shopping)
    gate.open()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(reluctance.asked == [product])
  }

  @Test func `in a part that is kept nobody is asked, until that part is ended`() async throws {
    let (shopping, reluctance) = try await start()
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    #expect(reluctance.asked.isEmpty)
    reluctance.verdicts[product] = .stay
    // Only one part is kept: the next one ends it.
    let request = shopping.navigator.show(.login, options: .keepingReplacedPart)
    #expect(await shopping.outcome(of: request) == .failed(.stays(screen: AnyRoute(product).label)))
    #expect(shopping.picture == "lock")
    try await shopping.navigator.showKept().arrival()
    #expect(shopping.picture == shown)
  }

  @Test func `guards that say no ask nobody`() async throws {
    let shopping = try await Shopping.showing(.club, host: RecordingHost())
    let stubborn = try Reluctance(of: .club, in: shopping)
    stubborn.verdicts[.club] = .stay
    shopping.keeper.club = { .deny("members only") }
    await shopping.navigator.revalidate()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
    #expect(stubborn.asked.isEmpty)
  }

  @Test func `a screen that other code took away is not asked`() async throws {
    let (shopping, reluctance) = try await start()
    reluctance.verdicts[product] = .stay
    shopping.host?.screen.swipeBack()
    shopping.scene.screenDidChange()
    await settle()
    #expect(reluctance.asked.isEmpty)
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `a host is told when that changes, and only then`() async throws {
    let host = ListeningHost()
    let shopping = Shopping()
    shopping.scene.attach(host)
    try await shopping.navigator.navigate(to: product)
    let context = try shopping.context(product)
    context.askBeforeLeaving { .stay }
    #expect(host.heard.map(\.asks) == [true])
    context.askBeforeLeaving { .leave }
    #expect(host.heard.map(\.asks) == [true])
    context.askBeforeLeaving(nil)
    #expect(host.heard.map(\.asks) == [true, false])
    context.askBeforeLeaving(nil)
    #expect(host.heard.map(\.asks) == [true, false])
    #expect(host.heard.map(\.node) == [context.node, context.node])
  }

  @Test func `a host without a word for it`() async throws {
    let (shopping, _) = try await start()
    shopping.host?.screen(try shopping.node(product), asksBeforeLeaving: true)
    #expect(shopping.picture == shown)
  }
}

/// Hears which screens want to be asked.
@MainActor private final class ListeningHost: NavigationHost {
  private var model = ScreenModel()
  private(set) var heard: [(node: NodeID, asks: Bool)] = []

  let isTransitioning = false

  func perform(_ plan: NavigationPlan, done: @escaping @MainActor () -> Void) {
    model.perform(plan)
    done()
  }

  func screen(_ node: NodeID, asksBeforeLeaving: Bool) {
    heard.append((node, asksBeforeLeaving))
  }

  func reading() -> ScreenReading? { model.reading }
  func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {}
  func close() {}
}
