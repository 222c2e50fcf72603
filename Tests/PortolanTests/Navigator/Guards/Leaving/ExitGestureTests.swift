import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A gesture that would close a screen with an active exit guard does not begin")
struct ExitGestureTests {
  /// A move, and the screens that keep it from beginning.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let move: @MainActor @Sendable (Shopping) throws -> Intent
    let kept: [Shop]
  }

  private nonisolated static let rows = [
    Row(testDescription: "back", move: { _ in .back }, kept: [.checkout]),
    Row(testDescription: "to the first", move: { _ in .pop(to: .first) }, kept: [.checkout]),
    Row(testDescription: "dragged away", move: { _ in .dismiss() }, kept: [.checkout, .bag]),
    Row(
      testDescription: "a tap on a tab under layers",
      move: { .select(.member(of: try $0.node(.main), at: 1)) }, kept: [.checkout, .bag]),
  ]

  private nonisolated static let all: [Shop] = [.products, .product(id: 1), .bag, .checkout]

  private func start() async throws -> Shopping {
    let shopping = Shopping(host: RecordingHost())
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .search("lamp"))
    try await shopping.navigator.navigate(to: .product(id: 1))
    try await shopping.navigator.navigate(to: .checkout)
    return shopping
  }

  @Test(arguments: rows, all)
  func `each gesture, each screen`(row: Row, route: Shop) async throws {
    let shopping = try await start()
    let move = try row.move(shopping)
    #expect(shopping.scene.mayBegin(move))
    let reluctance = try Reluctance(of: route, in: shopping)
    #expect(shopping.scene.mayBegin(move) == !row.kept.contains(route))
    #expect(reluctance.asked.isEmpty, "a look at it asks nobody")
    try shopping.context(route).askBeforeLeaving(nil)
    #expect(shopping.scene.mayBegin(move))
  }

  @Test func `a tab that is only covered does not go`() async throws {
    let shopping = try await Shopping.showing(.search("lamp"), .product(id: 1))
    _ = try Reluctance(of: .product(id: 1), .products, in: shopping)
    let main = try shopping.node(.main)
    #expect(shopping.scene.mayBegin(.select(.member(of: main, at: 1))))
    #expect(!shopping.scene.mayBegin(.back))
    #expect(
      MemberTap(1, of: main, selected: 0, in: shopping.scene).maySelect, "nothing goes with it")
  }

  @Test func `a tap on a slot is asked for, since its screen is not there yet`() async throws {
    let shopping = try await Shopping.showing(.products)
    let main = try shopping.node(.main)
    #expect(!MemberTap(1, of: main, selected: 0, in: shopping.scene).maySelect)
    MemberTap(1, of: main, selected: 0, in: shopping.scene).perform()
    await eventually { shopping.scene.tree[main].selection == 1 }
  }

  @Test func `a tap on the tab again asks, and goes when it may`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    let reluctance = try Reluctance(of: .product(id: 1), in: shopping)
    let main = try shopping.node(.main)
    #expect(!MemberTap(0, of: main, selected: 0, in: shopping.scene).maySelect)
    MemberTap(0, of: main, selected: 0, in: shopping.scene).perform()
    await eventually { shopping.picture.hasPrefix("main[*(products) |") }
    #expect(reluctance.asked == [.product(id: 1)])
  }

  @Test func `how a question ends whose screen a person may drag away after all`() async throws {
    let asked = try await Asked(AddressPicker(near: "Oslo"), on: .main)
    let context = try asked.shopping.context(.address(asked.question))
    context.askBeforeLeaving { .leave }
    #expect(!asked.shopping.scene.mayBegin(.dismiss()))
    asked.shopping.scene.submit(gesture: .dismiss())
    #expect(try await asked.task.value == .dismissed)
  }
}
