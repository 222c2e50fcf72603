import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("No request waits forever for a callback that is never called (RouteComposer)")
struct LostCallbackTests {
  nonisolated static let ways: [@MainActor @Sendable (Navigator<Shop>) -> NavigationRequest] = [
    { $0.show(.signIn) }, { $0.dismiss() }, { $0.push(.help) }, { $0.show(.login) },
    { $0.select(.search("")) }, { $0.show(.lock, options: .keepingReplacedPart) },
    { $0.reset(to: .help) },
    {
      $0.transaction { step in
        step.dismissAll()
        step.show(.search("lamp"))
        step.show(.signIn)
      }
    },
  ]

  private func showing(_ host: MisbehavingHost) async throws -> Shopping {
    let shopping = try await Shopping.showing(.product(id: 1), .bag, host: host)
    host.manner = .neverAnswers
    return shopping
  }

  // RouteComposer goes on in the completion of `present` and `dismiss`: one that UIKit drops, as it
  // does while a dismissal runs, leaves the caller without an answer for good.
  @Test(arguments: ways.indices)
  func `what was asked for ends by the deadline, as the screen says`(place: Int) async throws {
    let host = MisbehavingHost()
    let shopping = try await showing(host)
    let request = Self.ways[place](shopping.navigator)
    await shopping.clock.advance(by: .seconds(2))
    guard case .arrived = await shopping.outcome(of: request) else {
      return #expect(Bool(false), "\(Outcome(request))")
    }
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
    #expect(shopping.diagnostics() == ["NAV088"])
    #expect(!shopping.scene.isBusy)
  }

  // With RouteComposer's lock for one navigation at a time all later ones are refused from then on.
  @Test func `what is asked for afterwards is done`() async throws {
    let host = MisbehavingHost()
    let shopping = try await showing(host)
    let requests = [
      shopping.navigator.show(.signIn), shopping.navigator.show(.product(id: 2)),
      shopping.navigator.show(.search("lamp")),
    ]
    host.manner = .behaves
    await shopping.clock.advance(by: .seconds(2))
    for request in requests { #expect(await shopping.outcome(of: request) != .pending) }
    #expect(
      shopping.picture == #"main[(products › product(2)) | *(search("lamp")) | account…]"#)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  // An interceptor that never completes stops RouteComposer in the same way.
  @Test func `a guard that never answers ends the request, and the next has its turn`() async throws
  {
    let shopping = try await Shopping.showing(.product(id: 1))
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let lost = shopping.navigator.show(.club)
    let next = shopping.navigator.show(.search("lamp"))
    await eventually { gate.isAwaited }
    await shopping.clock.advance(by: .seconds(10))
    guard case .failed(.guardTimedOut) = await shopping.outcome(of: lost) else {
      return #expect(Bool(false), "\(Outcome(lost))")
    }
    #expect(await shopping.outcome(of: next) == .arrived(.search("lamp")))
    gate.open()
    await settle()
    #expect(!shopping.picture.contains("club"))
  }
}
