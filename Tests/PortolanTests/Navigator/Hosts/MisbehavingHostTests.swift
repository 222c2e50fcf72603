import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Whatever the host does, requests end, and the tree agrees with the screen")
struct MisbehavingHostTests {
  private func shopping(_ manner: MisbehavingHost.Manner) async throws -> (
    Shopping, MisbehavingHost
  ) {
    let host = MisbehavingHost()
    let shopping = try await Shopping.showing(.product(id: 1), host: host)
    host.manner = manner
    return (shopping, host)
  }

  private func expectAgreement(
    _ shopping: Shopping, _ host: RecordingHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      shopping.navigator.tree.agrees(with: host.screen.reading), "\(shopping.picture)",
      sourceLocation: sourceLocation)
  }

  @Test func `refused: the tree follows the screen and the outcome says so`() async throws {
    let (shopping, host) = try await shopping(.refuses)
    let request = shopping.navigator.show(.bag)
    #expect(await shopping.outcome(of: request) == .failed(.screenDisagreed))
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    expectAgreement(shopping, host)
    #expect(shopping.diagnostics() == ["NAV044"])
  }

  @Test func `a pop that is refused is not reported as an arrival`() async throws {
    let (shopping, _) = try await shopping(.refuses)
    let request = shopping.navigator.popToRoot()
    #expect(await shopping.outcome(of: request) == .failed(.screenDisagreed))
    #expect(shopping.diagnostics() == ["NAV044"])
  }

  @Test func `something else: the tree follows the screen`() async throws {
    let (shopping, host) = try await shopping(.doesSomethingElse)
    let request = shopping.navigator.show(.reviews(id: 1))
    #expect(await shopping.outcome(of: request) == .failed(.screenDisagreed))
    expectAgreement(shopping, host)
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `no answer: after two seconds the screen is read`() async throws {
    let (shopping, host) = try await shopping(.neverAnswers)
    let request = shopping.navigator.show(.bag)
    await settle()
    #expect(request.outcome == nil)
    await shopping.clock.advance(by: .seconds(2))
    #expect(await shopping.outcome(of: request) == .arrived(.bag))
    expectAgreement(shopping, host)
    #expect(!shopping.scene.isBusy)
  }

  @Test func `no answer, and still moving: it is told, and the late end is taken in`() async throws
  {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    let first = shopping.navigator.show(.login)
    await shopping.clock.advance(by: .seconds(2))
    #expect(await shopping.outcome(of: first) == .failed(.stillMoving))
    let second = shopping.navigator.show(.lock)
    host.finishAll()
    #expect(await shopping.outcome(of: second) == .arrived(.lock))
    expectAgreement(shopping, host)
  }

  @Test func `what the screen shows at a late end is followed`() async throws {
    let (shopping, host) = await Shopping.onLateHost()
    let request = shopping.navigator.show(.bag)
    await shopping.clock.advance(by: .seconds(2))
    #expect(await shopping.outcome(of: request) == .failed(.stillMoving))
    host.screen.swipeBack()
    host.finish()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…] ⇧ sheet (bag)"#)
    expectAgreement(shopping, host)
  }

  @Test func `two answers are one`() async throws {
    let (shopping, host) = try await shopping(.answersTwice)
    let request = shopping.navigator.show(.bag)
    #expect(await shopping.outcome(of: request) == .arrived(.bag))
    expectAgreement(shopping, host)
    #expect(!shopping.scene.isBusy)
  }

  @Test func `a host that goes away ends no request badly`() async throws {
    var host: LateHost? = LateHost()
    let shopping = Shopping()
    if let host { shopping.scene.attach(host) }
    host?.finish()
    let request = shopping.navigator.show(.login)
    host = nil
    await shopping.clock.advance(by: .seconds(2))
    _ = await shopping.outcome(of: request)
    #expect(!shopping.scene.isBusy)
  }

  @Test(arguments: MisbehavingHost.Manner.allCases)
  func `afterwards it is as before`(manner: MisbehavingHost.Manner) async throws {
    let (shopping, host) = try await shopping(manner)
    let odd = shopping.navigator.show(.bag)
    if manner == .neverAnswers { await shopping.clock.advance(by: .seconds(2)) }
    if manner == .isLate { host.finishAll() }
    _ = await shopping.outcome(of: odd)
    host.behave()
    try await shopping.navigator.navigate(to: .search("lamp"))
    expectAgreement(shopping, host)
    #expect(shopping.picture.contains(#"*(search("lamp"))"#))
  }
}
