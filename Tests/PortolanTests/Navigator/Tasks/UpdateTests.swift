import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The navigator never updates a screen before the guards of that screen allow it")
struct UpdateTests {
  private let notes = Notes()

  private func shopping(
    _ routes: Shop..., host: RecordingHost? = BuildingHost(),
    updating: @escaping @MainActor (ScreenContext<Shop>) -> Void = { _ in }
  ) async throws -> Shopping {
    let tasks = NotingTasks<Shop>(notes: notes, updating: updating)
    let shopping = Shopping(host: host, tasks: tasks)
    for route in routes { try await shopping.navigator.navigate(to: route) }
    shopping.keeper.forget()
    notes.forget()
    return shopping
  }

  @Test func `each screen that is built gets its first value`() async throws {
    let shopping = try await shopping()
    try await shopping.navigator.navigate(to: .product(id: 1))
    #expect(notes.updates == ["main", "products", "product(id: 1)"])
  }

  @Test func `a found one gets the new value, once`() async throws {
    var seen: [Shop] = []
    let shopping = try await shopping(.search("lamp"), .products) { seen.append($0.route) }
    seen = []
    try await shopping.navigator.navigate(to: .search("desk"))
    #expect(seen == [.search("desk")])
  }

  @Test func `a found one with an equal value is updated too, what is beneath it is not`()
    async throws
  {
    let shopping = try await shopping(.reviews(id: 1), .search("lamp"))
    try await shopping.navigator.navigate(to: .reviews(id: 1))
    #expect(notes.updates == ["reviews(id: 1)"])
  }

  @Test func `what is gone back to is not`() async throws {
    let shopping = try await shopping(.reviews(id: 1), .bag)
    for verb in [shopping.navigator.dismiss(), shopping.navigator.back()] {
      try await verb.arrival()
    }
    #expect(notes.updates.isEmpty)
  }

  @Test func `before a guard has answered nothing is updated`() async throws {
    let shopping = try await shopping(.search("lamp"), .bag)
    let gate = Gate()
    shopping.keeper.isSignedIn = true
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let club = shopping.navigator.show(.club)
    let search = shopping.navigator.show(.search("desk"))
    await eventually { gate.isAwaited }
    #expect(notes.updates.isEmpty)
    gate.open()
    _ = await shopping.outcome(of: club)
    _ = await shopping.outcome(of: search)
    #expect(notes.updates.last == #"search("desk")"#)
  }

  @Test func `a guard that refuses leaves found screens as they are`() async throws {
    let shopping = try await shopping(.bag, .search("lamp"), .bag)
    shopping.keeper.isSignedIn = true
    shopping.keeper.isBagEmpty = true
    shopping.keeper.club = { .deny("closed") }
    let request = shopping.navigator.show(.club)
    _ = await shopping.outcome(of: request)
    #expect(notes.updates.isEmpty)
    #expect(try shopping.context(.search("")).route == .search("lamp"))
  }

  @Test func `what is not built yet waits for that`() async throws {
    let shopping = try await shopping(.main, host: nil)
    try await shopping.navigator.navigate(to: .search("lamp"))
    try await shopping.navigator.navigate(to: .search("desk"))
    #expect(notes.updates.isEmpty)
    let context = try shopping.context(.search(""))
    #expect(notes.updates.isEmpty, "a context alone shows nothing")
    shopping.scene.screenWasBuilt(context.node)
    #expect(notes.updates == [#"search("desk")"#])
  }

  @Test func `elements of a path that get another value are`() async throws {
    let navigator = Navigator(
      LampMap(), tasks: NotingTasks<Lamp>(notes: notes), clock: TestClock())
    let host = BuildingHost()
    host.scene = navigator.scene
    navigator.scene.attach(host)
    navigator.stack(.shelf).path = [.lamp(1, lit: false), .lamp(2, lit: false)]
    notes.forget()
    navigator.stack(.shelf).path = [.lamp(1, lit: true), .lamp(2, lit: true)]
    #expect(notes.updates == ["lamp(1, lit: true)", "lamp(2, lit: true)"])
  }

  @Test func `one that asks for more is served`() async throws {
    let host = BuildingHost()
    let shopping = Shopping(
      host: host,
      tasks: NotingTasks<Shop>(
        notes: notes,
        updating: { [host] screen in
          guard screen.route == .product(id: 1) else { return }
          _ = host.scene?.submit(.show(AnyRoute(Shop.reviews(id: 1))), site: CallSite())
        }))
    try await shopping.navigator.navigate(to: .product(id: 1))
    #expect(shopping.picture.contains("product(1) › reviews(1)"))
    await eventually { !shopping.scene.isBusy }
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
    #expect(shopping.failures.isEmpty)
  }

  @Test func `one that closes its screen at once leaves nothing behind`() async throws {
    let host = BuildingHost()
    let shopping = try await shopping(.main, host: host) {
      if $0.route == .bag { $0.close() }
    }
    let request = shopping.navigator.show(.bag)
    _ = await shopping.outcome(of: request)
    await eventually { !shopping.scene.isBusy }
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
    #expect(host.built.count == 2)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }
}

/// Lamps on a shelf: whether one is lit does not make it another.
private enum Lamp: NavigationRoute {
  case shelf
  case lamp(Int, lit: Bool)

  var identity: Lamp {
    if case .lamp(let number, _) = self { return .lamp(number, lit: false) }
    return self
  }
}

private struct LampMap: NavigationMap {
  func destination(for route: Lamp) -> RouteDestination<Lamp> {
    switch route {
    case .shelf: return .screenInStack(.root)
    case .lamp: return .screen(.pushed(onto: .shelf))
    }
  }
}
