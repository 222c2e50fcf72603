import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "Checking whether a tab may be tapped changes nothing, and an arrival's node is in the tree")
struct QuestionsOnlyTests {
  @Test func `an arrival's node is one of the tree's, or none`() async throws {
    let scene = Navigator(ShopMap(), guards: ShopKeeper(), clock: TestClock()).scene
    let node: NodeID? = try await scene.adopt(ShopMap()).arrival().node
    #expect(node.map(scene.tree.contains) ?? true)
  }

  @Test func `whether a tab may be tapped is asked without tapping it`() async throws {
    let shopping = try await Shopping.showing(.main)
    let tabs = try shopping.node(.main)
    let before = shopping.events.count
    _ = MemberTap(1, of: tabs, selected: 0, in: shopping.scene).maySelect
    #expect(shopping.events.count == before)
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `whether the selected tab may be tapped is asked without going back`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let tabs = try shopping.node(.main)
    _ = MemberTap(0, of: tabs, selected: 0, in: shopping.scene).maySelect
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `a tap on tabs that have left the tree does nothing`() async throws {
    let shopping = try await Shopping.showing(.main)
    let tabs = try shopping.node(.main)
    _ = try await shopping.navigator.navigate(to: .login)
    let before = shopping.events.count
    #expect(MemberTap(0, of: tabs, selected: 0, in: shopping.scene).perform() == nil)
    #expect(shopping.events.count == before)
  }
}
