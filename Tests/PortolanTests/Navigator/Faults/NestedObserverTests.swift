import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A listener that makes requests during a commit is called for their commits afterwards")
struct NestedObserverTests {
  /// How far the call stack grows from the first of so many commits to the last, in bytes, when a
  /// listener asks for the next one each time.
  private func growth(over commits: Int) async throws -> Int {
    let shopping = try await Shopping.showing(.products)
    var places: [UInt] = []
    shopping.scene.onEvent = { event in
      guard case .committed = event else { return }
      withUnsafePointer(to: 0) { places.append(UInt(bitPattern: $0)) }
      if places.count < commits { shopping.navigator.show(.product(id: places.count)) }
    }
    shopping.navigator.show(.product(id: 0))
    await eventually { places.count == commits }
    return Int(places.max() ?? 0) - Int(places.min() ?? 0)
  }

  @Test func `ten times as many commits need no deeper stack`() async throws {
    let (few, many) = (try await growth(over: 5), try await growth(over: 50))
    #expect(many < few + 1_024)
  }

  @Test func `a listener is not called while it is called`() async throws {
    let shopping = try await Shopping.showing(.products)
    var (isCalled, nested) = (false, 0)
    shopping.scene.onEvent = { event in
      if isCalled { nested += 1 }
      isCalled = true
      if case .committed = event, !shopping.picture.contains("help") {
        shopping.navigator.push(.help)
      }
      isCalled = false
    }
    shopping.navigator.show(.product(id: 1))
    await eventually { shopping.picture.contains("help") }
    #expect(nested == 0)
  }

  @Test func `commits are told of in their order`() async throws {
    let tasks = NotingTasks<Shop>(notes: Notes()) { screen in
      if screen.route == .search("lamp") { screen.scene?.of(Shop.self).push(.help) }
    }
    let shopping = Shopping(host: BuildingHost(), tasks: tasks)
    try await shopping.navigator.navigate(to: .search(""))
    var told: [Int] = []
    shopping.scene.onEvent = {
      if case .committed(let change) = $0 { told.append(change.request.number) }
    }
    shopping.navigator.show(.search("lamp"))
    await eventually { shopping.picture.contains("help") && told.count > 1 }
    #expect(told == told.sorted())
  }
}
