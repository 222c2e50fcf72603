import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A screen keeps the guards of the screen beneath it even after that screen has closed")
struct InheritedGuardTests {
  /// The products, the club and a product on it.
  private func club() async throws -> Shopping {
    let shopping = try await Shopping.showing(.main)
    let path = shopping.navigator.stack(.products)
    let request = path.set([.club, .product(id: 1)])
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    return shopping
  }

  private func leaveClub(_ shopping: Shopping) async {
    shopping.navigator.stack(.products).removeAll { $0 == .club }
    await settle()
    #expect(
      shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `removed from beneath, and refused then`() async throws {
    let shopping = try await club()
    await leaveClub(shopping)
    shopping.keeper.club = { .deny("closed") }
    await shopping.navigator.revalidate()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `allowed again it stays`() async throws {
    let shopping = try await club()
    await leaveClub(shopping)
    shopping.keeper.forget()
    await shopping.navigator.revalidate()
    #expect(shopping.keeper.asked.contains(.club))
    #expect(
      shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `other code removes the first of a stack`() async throws {
    let shopping = Shopping(host: RecordingHost())
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .order(id: 1))
    let (account, order) = (try shopping.node(.account), try shopping.node(.order(id: 1)))
    let stack = try #require(shopping.navigator.tree.node(account)?.parent)
    let host = try #require(shopping.host)
    host.screen.set(.stack([order]), of: stack)
    shopping.scene.screenDidChange()
    #expect(shopping.picture == #"main[products… | search("")… | *(order(1))]"#)
    shopping.keeper.isSignedIn = false
    await shopping.navigator.revalidate()
    #expect(!shopping.picture.contains("order"))
  }

  @Test func `a screen that comes later is not guarded by it`() async throws {
    let shopping = try await club()
    await leaveClub(shopping)
    try await shopping.navigator.navigate(to: .reviews(id: 1))
    try await shopping.navigator.navigate(to: .product(id: 2))
    shopping.keeper.club = { .deny("closed") }
    await shopping.navigator.revalidate()
    #expect(shopping.picture == #"main[*(products › product(2)) | search("")… | account…]"#)
  }

  @Test func `it is not saved, since the next process would not know of its guard`() async throws {
    let shopping = try await club()
    await leaveClub(shopping)
    let next = Shopping()
    next.scene.restore(shopping.scene.save())
    await settle()
    #expect(next.picture == #"main[*(products) | search("")… | account…]"#)
  }
}
