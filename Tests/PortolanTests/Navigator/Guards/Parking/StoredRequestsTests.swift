import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A parked request is saved, and waits again when the app starts anew (N2)")
struct StoredRequestsTests {
  /// The end of one app and the start of the next: nothing but bytes goes from one to the other.
  private func relaunch(
    _ shopping: Shopping, showing routes: Shop..., signedIn: Bool = false
  ) async throws -> (Shopping, [NavigationRequest]) {
    let waiting = try Waiting(in: shopping.scene)
    shopping.scene.close()
    let next = Shopping(host: RecordingHost())
    next.keeper.isSignedIn = signedIn
    for route in routes { try await next.navigator.navigate(to: route) }
    return (next, try waiting.takeUp(in: next.scene))
  }

  private func signingIn(
    _ ask: (Navigator<Shop>) throws -> NavigationRequest?
  ) async throws -> Shopping {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    _ = try ask(shopping.navigator)
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    return shopping
  }

  /// What can wait for the sign-in, and what is shown when the next app lets it through.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ask: @MainActor @Sendable (Navigator<Shop>) throws -> NavigationRequest?
    let result: String
  }

  private nonisolated static let rows = [
    Row(
      testDescription: "a route", ask: { $0.show(.order(id: 5)) },
      result: #"main[(products) | search("")… | *(account › orders › order(5))]"#),
    Row(
      testDescription: "a part that is kept",
      ask: { $0.show(.orders, options: .keepingReplacedPart) },
      result: #"main[(products) | search("")… | *(account › orders)]"#),
    Row(
      testDescription: "a link",
      ask: { try $0.open(#require(URL(string: "shop://orders/5"))) },
      result: #"main[(products) | search("")… | *(account › orders › order(5))]"#),
    Row(
      testDescription: "a member", ask: { $0.select(.account) },
      result: #"main[(products) | search("")… | *(account)]"#),
    Row(
      testDescription: "a tap on a tab",
      ask: { $0.scene.submit(gesture: .select(.member(of: $0.tree.layers[0].root, at: 2))) },
      result: #"main[(products) | search("")… | *(account)]"#),
    Row(
      testDescription: "a push", ask: { $0.push(.account) },
      result: #"main[*(products › account) | search("")… | account…]"#),
    Row(
      testDescription: "a reset", ask: { $0.reset(to: .account) },
      result: #"main[*(account) | search("")… | account…]"#),
    Row(
      testDescription: "a path", ask: { $0.stack(.products).set([.product(id: 1), .checkout]) },
      result: #"main[*(products › product(1) › checkout) | search("")… | account…]"#),
    Row(
      testDescription: "a course with a place",
      ask: {
        $0.show(NavigationCourse(.account, then: .help, placed: .presented(.sheet, over: .main)))
      },
      result: #"main[*(products) | search("")… | account…] ⇧ sheet (account › help)"#),
    Row(
      testDescription: "what is to stand on a screen",
      ask: { $0.replace(above: .products, with: [.product(id: 1), .checkout]) },
      result: #"main[*(products › product(1) › checkout) | search("")… | account…]"#),
    Row(
      testDescription: "a transaction, without what it was to leave",
      ask: { navigator in
        navigator.transaction {
          $0.push(.help)
          $0.back()
          $0.show(.account)
        }
      }, result: #"main[(products › help) | search("")… | *(account)]"#),
  ]

  @Test(arguments: rows)
  func `signed in when the app comes back, it arrives`(row: Row) async throws {
    let shopping = try await signingIn(row.ask)
    let (next, requests) = try await relaunch(shopping, showing: .main, signedIn: true)
    #expect(requests.count == 1)
    for request in requests { _ = await next.outcome(of: request) }
    #expect(next.picture == row.result)
    #expect(next.failures.isEmpty && next.diagnostics().isEmpty)
  }

  @Test(arguments: rows)
  func `signed out still, it asks for the sign-in again and waits`(row: Row) async throws {
    let shopping = try await signingIn(row.ask)
    let (next, requests) = try await relaunch(shopping, showing: .main)
    await eventually { next.scene.parked.count == 1 && !next.scene.isBusy }
    #expect(next.picture.hasSuffix("⇧ sheet (signIn)"))
    next.keeper.isSignedIn = true
    try next.context(.signIn).close()
    for request in requests { _ = await next.outcome(of: request) }
    #expect(next.picture == row.result)
  }

  @Test func `what is given back waits too`() async throws {
    let shopping = Shopping(host: RecordingHost())
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .account)
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    shopping.keeper.isStarted = false
    shopping.navigator.showKept()
    await eventually { shopping.scene.parked.count == 1 }
    #expect(shopping.scene.waitingRequests.map(\.intent) == [.bringToFront(.kept)])
    let (next, requests) = try await relaunch(shopping, showing: .main)
    #expect(await next.outcome(of: try #require(requests.first)) == .failed(.nothingKept))
  }

  @Test func `the detour is on screen again: it waits for that one's end`() async throws {
    let shopping = try await signingIn { $0.show(.order(id: 5)) }
    let (next, requests) = try await relaunch(shopping, showing: .main, .signIn)
    #expect(next.scene.parked.map(\.detour?.text) == ["signIn"])
    #expect(next.scene.parked.map(\.guard?.text) == ["signedIn"])
    #expect(next.keeper.asked == [.started], "nobody is asked for it yet")
    // Closed without signing in: the person did not want to.
    try next.context(.signIn).close()
    guard case .failed(.refused) = await next.outcome(of: try #require(requests.first)) else {
      Issue.record("It ended as \(requests.map(Outcome.init)).")
      return
    }
    #expect(next.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `before anything is shown they wait, in their order`() async throws {
    let shopping = try await signingIn { $0.show(.order(id: 5)) }
    shopping.navigator.show(.order(id: 6))
    await eventually { shopping.scene.parked.count == 2 && !shopping.scene.isBusy }
    let (next, requests) = try await relaunch(shopping)
    await eventually { next.scene.parked.count == 2 && !next.scene.isBusy }
    #expect(requests.allSatisfy { $0.outcome == nil })
    next.keeper.isSignedIn = true
    next.navigator.show(.main)
    for request in requests { _ = await next.outcome(of: request) }
    #expect(requests.map(Outcome.init) == [.arrived(.order(id: 5)), .arrived(.order(id: 6))])
  }

  @Test func `its time goes on where it was`() async throws {
    let shopping = try await signingIn { $0.show(.order(id: 5)) }
    shopping.clock.pass(.seconds(400))
    let (next, requests) = try await relaunch(shopping, showing: .main)
    await eventually { next.scene.parked.count == 1 && !next.scene.isBusy }
    #expect(next.scene.parked.map(\.timeLeft) == [.seconds(200)])
    await next.clock.advance(by: .seconds(200))
    #expect(await next.outcome(of: try #require(requests.first)) == .failed(.expired))
  }

  @Test func `a link that waited is a link again, and followed once`() async throws {
    let link = try #require(URL(string: "shop://sign-in"))
    let shopping = try await Shopping.showing(.splash)
    shopping.navigator.open(link)
    let (next, requests) = try await relaunch(shopping, showing: .splash)
    #expect(next.scene.parked.map(\.isLink) == [true])
    #expect(next.navigator.open(link) === requests.first)
    next.navigator.show(.main)
    #expect(await next.outcome(of: try #require(requests.first)) == .arrived(.signIn))
  }

  @Test func `a detour that waits itself is not among them`() async throws {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts = [.signedIn: .detour(to: .login), .coded: .detour(to: .code)]
    banking.navigator.show(.account)
    await eventually { banking.picture.hasSuffix("⇧ sheet (code)") }
    #expect(banking.scene.parked.count == 2)
    #expect(banking.scene.waitingRequests.count == 1)
  }

  @Test func `none is stored as none, and a closed scene takes up none`() async throws {
    let shopping = try await Shopping.showing(.main)
    #expect(try Waiting(in: shopping.scene).requests(in: shopping.scene).isEmpty)
    let waiting = try await signingIn { $0.show(.order(id: 5)) }
    shopping.scene.close()
    let requests = try Waiting(in: waiting.scene).takeUp(in: shopping.scene)
    #expect(requests.map(Outcome.init) == [.failed(.sceneGone)])
  }

  @Test func `stored twice, the bytes are equal, and what waits goes on waiting`() async throws {
    let shopping = try await signingIn { $0.show(.order(id: 5)) }
    let first = try shopping.scene.save().data()
    #expect(try shopping.scene.save().data() == first)
    #expect(shopping.scene.parked.count == 1)
  }
}
