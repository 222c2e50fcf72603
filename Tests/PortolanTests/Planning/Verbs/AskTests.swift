import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A question always builds its screen anew")
struct AskTests {
  @Test func `over an equal one`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.main, .signIn)
    let first = try desk.id(of: .signIn)
    let plan = try desk.follow(.ask(.signIn))
    #expect(plan.finding == .built)
    #expect(plan.target != first)
    #expect(desk.tree.contains(first))
    #expect(
      desk.picture
        == #"main[*(products) | search("")… | account…] ⇧ sheet (signIn) ⇧ sheet (signIn)"#)
  }

  @Test func `where its placement says`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.main)
    try desk.follow(.ask(.forgotPassword))
    #expect(
      desk.picture
        == #"main[*(products) | search("")… | account…] ⇧ sheet (signIn › forgotPassword)"#)
  }
}
