import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A draft is kept when the session ends, and reopens after the next sign-in (mail-app F8)")
struct KeptWorkTests {
  /// A shop whose session has ended: the login is shown, an order is kept.
  private func signedOut() async throws -> Shopping {
    let shopping = Shopping(host: RecordingHost())
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .order(id: 7))
    try await shopping.navigator.show(.login, options: .keepingReplacedPart).arrival()
    shopping.keeper.isSignedIn = false
    return shopping
  }

  @Test func `it survives a relaunch while signed out, and comes back after the sign-in`()
    async throws
  {
    let data = try await signedOut().scene.save().data()
    let shopping = Shopping(host: RecordingHost())
    let arrival = try await shopping.scene.restore(SavedScene(reading: data)).arrival()
    #expect(shopping.picture == "login" && shopping.navigator.tree.keptRoots.count == 1)
    #expect(arrival.restoration?.leftOut == [] && shopping.keeper.asked.isEmpty)
    let back = shopping.navigator.showKept()
    await eventually { shopping.picture.hasSuffix("⇧ sheet (signIn)") }
    #expect(back.state == .parked && !shopping.keeper.asked.isEmpty)
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: back) == .arrived(.order(id: 7)))
    #expect(shopping.picture.contains("account › orders › order(7)"))
  }

  @Test(arguments: [ExitVerdict.stay, .leave])
  func `a memory warning asks before it drops a draft`(verdict: ExitVerdict) async throws {
    let shopping = try await signedOut()
    var isAsked = false
    try shopping.context(.order(id: 7)).askBeforeLeaving {
      isAsked = true
      return verdict
    }
    shopping.scene.releaseKeptParts()
    await eventually { isAsked }
    await settle()
    #expect(shopping.navigator.tree.keptRoots.count == (verdict == .stay ? 1 : 0))
    #expect(shopping.picture == "login")
  }
}
