import Observation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A view can read, write and bind the path of a stack through a key path")
struct BoundPathTests {
  /// How often readers of something are told while a body runs.
  private func changes(
    of read: @MainActor () -> Void, during body: @MainActor () async throws -> Void
  ) async rethrows -> Int {
    let changes = Counter()
    withObservationTracking(read) { changes.count += 1 }
    try await body()
    return changes.count
  }

  /// What a binding needs: an observable class and a writable key path.
  private func write<Model: AnyObject & Observable, Value>(
    _ value: Value, to keyPath: ReferenceWritableKeyPath<Model, Value>, of model: Model
  ) {
    model[keyPath: keyPath] = value
  }

  @Test func `written through its key path`() {
    let app = FiveApp()
    write([.first, .second], to: \.path, of: app.stack)
    #expect(app.picture == "(root › first › second)")
  }

  @Test func `a change in another stack tells nobody`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let products = shopping.navigator.stack(.products)
    let search = shopping.navigator.stack(.search(""))
    let count = await changes {
      _ = products.path
      _ = products.elements
    } during: {
      search.path = [.help]
      search.append(.note(1))
      search.path = []
      shopping.navigator.show(.bag)
    }
    #expect(count == 0)
    #expect(products.path == [.product(id: 1)] && search.path.isEmpty)
  }

  @Test func `its own changes tell its readers, the same path again does not move`() async throws {
    let shopping = try await Shopping.showing(.main)
    let products = shopping.navigator.stack(.products)
    let count = await changes {
      _ = products.path
    } during: {
      products.append(.product(id: 1))
    }
    #expect(count == 1)
    let elements = await changes {
      _ = products.elements
    } during: {
      products.path = [.product(id: 1)]
    }
    #expect(elements == 0)
  }

  @Test func `guarded appends in a row wait in the path and lose nothing`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let stack = shopping.navigator.stack(.products)
    stack.append(.club)
    stack.append(.product(id: 1))
    let last = stack.append(.product(id: 2))
    #expect(stack.path == [.club, .product(id: 1), .product(id: 2)])
    await eventually { gate.isAwaited }
    gate.open()
    _ = await shopping.outcome(of: last)
    #expect(stack.path == [.club, .product(id: 1), .product(id: 2)])
    #expect(stack.elements.count == 3)
  }

  @Test func `refused after several, it reads again what is shown`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.keeper.club = { .deny("no") }
    let stack = shopping.navigator.stack(.products)
    stack.append(.club)
    let last = stack.append(.product(id: 2))
    #expect(stack.path == [.product(id: 1), .club, .product(id: 2)])
    _ = await shopping.outcome(of: last)
    #expect(stack.path == [.product(id: 1)])
    stack.append(.product(id: 3))
    #expect(stack.path == [.product(id: 1), .product(id: 3)])
  }

  @Test func `asked from an event while another asks, the last one stands`() throws {
    let app = FiveApp()
    var isFirst = true
    app.navigator.scene.onEvent = { [unowned app] event in
      guard case .committed = event, isFirst else { return }
      isFirst = false
      app.stack.append(.second)
    }
    app.stack.append(.first)
    #expect(app.stack.path == [.first, .second])
    #expect(app.picture == "(root › first › second)")
  }

  @Test func `another change while it is being asked does not answer it`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let stack = shopping.navigator.stack(.products)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let request = stack.append(.club)
    shopping.navigator.stack(.search("")).append(.help)
    #expect(stack.elements == [AnyRoute(Shop.product(id: 1))])
    #expect(stack.path == [.product(id: 1), .club])
    await eventually { gate.isAwaited }
    gate.open()
    _ = await shopping.outcome(of: request)
    #expect(stack.path == [.product(id: 1), .club])
  }

  @Test func `with the scene gone it takes nothing any more`() throws {
    var app: FiveApp? = FiveApp()
    let stack = try #require(app?.stack)
    app = nil
    #expect(stack.set([.first]).outcome == .failure(.sceneGone))
    #expect(stack.set("first").outcome == .failure(.sceneGone))
    #expect(stack.append(.second).outcome == .failure(.sceneGone) && stack.path.isEmpty)
  }
}
