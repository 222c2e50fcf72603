import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The navigator tries only once to repair a plan that the host did not finish")
struct RepairOnceTests {
  /// A shop on screen whose host leaves the next plans half-done.
  private func shopping(
    _ routes: Shop..., refusing refusals: Int, after steps: Int = 0
  ) async throws -> (Shopping, StubbornHost) {
    let host = StubbornHost()
    let shopping = Shopping(host: host)
    shopping.keeper.isSignedIn = true
    for route in routes { try await shopping.navigator.navigate(to: route) }
    host.forget()
    host.refusals = refusals
    host.stopsAfter = steps
    return (shopping, host)
  }

  private func expectAgreement(
    _ shopping: Shopping, _ host: StubbornHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      shopping.navigator.tree.agrees(with: host.screen.reading), "\(shopping.picture)",
      sourceLocation: sourceLocation)
    #expect(!shopping.scene.isBusy, sourceLocation: sourceLocation)
  }

  @Test func `a switch that stopped half-way is finished, and the request arrives`() async throws {
    let (shopping, host) = try await shopping(.product(id: 1), .bag, refusing: 1, after: 1)
    let request = shopping.navigator.show(.lock)
    #expect(await shopping.outcome(of: request) == .arrived(.lock))
    #expect(host.plans.map(\.steps.count) == [2, 1], "dismiss and switch, then the switch")
    #expect(host.plans.map(\.isAnimated) == [true, false])
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
    #expect(shopping.diagnostics() == ["NAV044"])
  }

  @Test func `a kept part whose sheets did not come is given back whole`() async throws {
    let (shopping, host) = try await shopping(.product(id: 1), .checkout, refusing: 0)
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    host.refusals = 1
    let request = shopping.navigator.showKept()
    _ = await shopping.outcome(of: request)
    #expect(
      shopping.picture
        == #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag › checkout)"#)
    expectAgreement(shopping, host)
    #expect(host.screen.layers.count == 2)
  }

  @Test(arguments: [1, 2])
  func `refused twice, it ends, and tree and screen are left as they are`(
    answers: Int
  ) async throws {
    let (shopping, host) = try await shopping(.product(id: 1), .bag, refusing: 2)
    host.answers = answers
    let request = shopping.navigator.show(.lock)
    #expect(await shopping.outcome(of: request) == .failed(.screenDisagreed))
    #expect(host.plans.count == 2, "the plan and one repair")
    #expect(shopping.diagnostics() == ["NAV044"])
    await settle()
    #expect(host.plans.count == 2)
  }

  @Test(arguments: [1, 2])
  func `refused for ever, each request costs two plans`(answers: Int) async throws {
    let (shopping, host) = try await shopping(.product(id: 1), .bag, refusing: 1000)
    host.answers = answers
    let routes: [Shop] = [.lock, .login, .main, .splash]
    for route in routes {
      let request = shopping.navigator.show(route)
      _ = await shopping.outcome(of: request)
    }
    #expect(host.plans.count <= 2 * routes.count)
    #expect(!shopping.scene.isBusy)
  }

  @Test func `what was refused twice is put right when the screen is next read`() async throws {
    let (shopping, host) = try await shopping(.product(id: 1), .bag, refusing: 2)
    _ = await shopping.outcome(of: shopping.navigator.show(.lock))
    shopping.scene.screenDidChange()
    #expect(shopping.picture == "lock")
    expectAgreement(shopping, host)
    #expect(host.plans.count == 3)
  }

  @Test func `a dismissal that was refused is repeated`() async throws {
    let (shopping, host) = try await shopping(.product(id: 1), .bag, refusing: 1)
    let request = shopping.navigator.dismiss()
    _ = await shopping.outcome(of: request)
    #expect(host.plans.map(\.steps) == [[.dismiss(above: 0)], [.dismiss(above: 0)]])
    expectAgreement(shopping, host)
  }
}
