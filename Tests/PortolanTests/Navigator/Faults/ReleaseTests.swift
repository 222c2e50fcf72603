import Testing

@testable import Portolan
@testable import PortolanFixtures

/// Does something when it is released, on the main actor, where apps release their models.
private final class Parting {
  private let deed: @MainActor () -> Void

  init(_ deed: @escaping @MainActor () -> Void) { self.deed = deed }

  deinit { MainActor.assumeIsolated(deed) }
}

/// Tasks that hold an object of the app.
private struct HoldingTasks: ScreenTasks {
  typealias RouteType = AnyRoute
  let object: Parting
}

@MainActor
@Suite("A released model or captured object may use the navigator in its deinit (attacks L1)")
struct ReleaseTests {
  /// Counts how often an object was released.
  @MainActor private final class Count {
    var value = 0
  }

  private let count = Count()

  private func parting(_ deed: @escaping @MainActor () -> Void) -> Parting {
    Parting { [count] in
      deed()
      count.value += 1
    }
  }

  @Test func `a model, when its screen goes`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    try keepModel(in: shopping.context(.product(id: 1)))
    try await shopping.navigator.back().arrival()
    #expect(count.value == 1)
  }

  private func keepModel(in context: ScreenContext<Shop>) throws {
    let model = context.model { parting { _ = context.model { Shopping() } } }
    _ = model
  }

  @Test func `a model in whose making another of its type was made`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    _ = context.model {
      _ = context.model { parting { _ = context.model { Shopping() } } }
      return parting {}
    }
    #expect(count.value == 1)
  }

  @Test func `an object that was handed over and not taken`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    for _ in 1...2 {
      shopping.navigator.show(
        .product(id: 1), handing: parting { _ = context.takeHanded(as: Int.self) })
      await settle()
    }
    try await shopping.navigator.back().arrival()
    #expect(count.value == 2)
  }

  @Test func `an object of a request, which a second tap replaces`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let navigator = shopping.navigator
    let request = navigator.show(.club, handing: parting { navigator.show(.club, handing: 1) })
    navigator.show(.club, handing: 2)
    #expect(count.value == 1)
    gate.open()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
  }

  @Test func `an object of a request that ends`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .wait }
    let navigator = shopping.navigator
    let box = Boxing()
    box.request = navigator.show(.club, handing: parting { box.request?.cargo.handed = nil })
    await eventually { shopping.scene.parked.count == 1 }
    box.request?.cancel()
    #expect(count.value == 1)
  }

  /// Holds a request for a closure that is made before it.
  @MainActor private final class Boxing {
    var request: NavigationRequest?
  }

  @Test func `an object of a transaction's step that the next step replaces`() async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.transaction { steps in
      steps.show(.product(id: 1), handing: parting { steps.push(.help) })
      steps.show(.product(id: 2))
    }
    #expect(count.value == 1)
    await eventually { request.outcome != nil }
  }

  @Test func `what the closures of an exit guard hold`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    func ask() {
      let object = parting { _ = context.asksBeforeLeaving }
      context.askBeforeLeaving {
        _ = object
        return .leave
      }
    }
    ask()
    context.askBeforeLeaving(nil)
    #expect(count.value == 1)
    ask()
    ask()
    #expect(count.value == 2)
    try await shopping.navigator.back().arrival()
    #expect(count.value == 3)
  }

  @Test func `what the closures and tasks of the scene hold`() async throws {
    let scene = try await Shopping.showing(.main).scene
    func hold() {
      let object = parting {
        _ = (scene.onEvent, scene.onFailure, scene.onBreadcrumb, scene.linkPolicy, scene.tasks)
      }
      scene.onEvent = { _ in _ = object }
      scene.onFailure = { _, _ in _ = object }
      scene.onBreadcrumb = { _ in _ = object }
      scene.linkPolicy = { _ in object === object }
      scene.tasks = [HoldingTasks(object: object)]
    }
    hold()
    for part in 0..<5 {
      #expect(count.value == 0)
      switch part {
      case 0: scene.onEvent = nil
      case 1: scene.onFailure = nil
      case 2: scene.onBreadcrumb = nil
      case 3: scene.linkPolicy = nil
      default: scene.tasks = []
      }
    }
    #expect(count.value == 1)
    for last in 0..<5 {
      hold()
      if last != 0 { scene.onEvent = nil }
      if last != 1 { scene.onFailure = nil }
      if last != 2 { scene.onBreadcrumb = nil }
      if last != 3 { scene.linkPolicy = nil }
      if last != 4 { scene.tasks = [] }
      #expect(count.value == 1 + last)
      scene.onEvent = nil
      scene.onFailure = nil
      scene.onBreadcrumb = nil
      scene.linkPolicy = nil
      scene.tasks = []
      #expect(count.value == 2 + last)
    }
  }
}
