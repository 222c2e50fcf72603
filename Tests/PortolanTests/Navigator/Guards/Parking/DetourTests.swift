import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A detour parks a request, and the navigator retries the request when the detour ends")
struct DetourTests {
  private let signedOut = #"main[*(products › product(1)) | search("")… | account…]"#

  private func parked() async throws -> (Shopping, NavigationRequest, NavigationTree) {
    let shopping = try await Shopping.showing(.product(id: 1))
    let before = shopping.navigator.tree
    let request = shopping.navigator.show(.order(id: 12))
    await eventually { shopping.scene.parked.count == 1 && shopping.picture.contains("signIn") }
    return (shopping, request, before)
  }

  @Test func `the detour is shown, and the request waits`() async throws {
    let (shopping, request, _) = try await parked()
    #expect(shopping.picture == signedOut + " ⇧ sheet (signIn)")
    #expect(request.outcome == nil)
    await eventually { !shopping.scene.isBusy }
  }

  @Test func `signed in, it arrives`() async throws {
    let (shopping, request, _) = try await parked()
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: request) == .arrived(.order(id: 12)))
    #expect(
      shopping.picture
        == #"main[(products › product(1)) | search("")… | *(account › orders › order(12))]"#)
    #expect(shopping.scene.parked.count == 0)
  }

  @Test func `signed in and revalidated, it arrives and the sheet goes`() async throws {
    let (shopping, request, _) = try await parked()
    shopping.keeper.isSignedIn = true
    await shopping.navigator.revalidate()
    #expect(await shopping.outcome(of: request) == .arrived(.order(id: 12)))
    #expect(!shopping.picture.contains("signIn"))
  }

  @Test func `cancelled by the user, it is refused and the tree is as before`() async throws {
    let (shopping, request, before) = try await parked()
    try shopping.context(.signIn).close()
    guard case .failed(.refused(let rule, _)) = await shopping.outcome(of: request) else {
      Issue.record("it was not refused: \(Outcome(request))")
      return
    }
    #expect(rule.text == "signedIn")
    #expect(shopping.navigator.tree == before)
  }

  @Test func `others go on meanwhile`() async throws {
    let (shopping, request, _) = try await parked()
    try await shopping.navigator.navigate(to: .forgotPassword)
    #expect(shopping.picture == signedOut + " ⇧ sheet (signIn › forgotPassword)")
    #expect(request.outcome == nil)
    #expect(shopping.scene.parked.count == 1)
  }

  @Test func `what waited is tried again in order`() async throws {
    let (shopping, first, _) = try await parked()
    let second = shopping.navigator.show(.order(id: 13))
    await eventually { shopping.scene.parked.count == 2 }
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    _ = await shopping.outcome(of: first)
    #expect(await shopping.outcome(of: second) == .arrived(.order(id: 13)))
    #expect(shopping.picture.contains("order(13)"))
  }

  @Test func `it expires by the clock`() async throws {
    let (shopping, request, _) = try await parked()
    await shopping.clock.advance(by: .seconds(600))
    #expect(await shopping.outcome(of: request) == .failed(.expired))
    #expect(shopping.scene.parked.count == 0)
  }

  @Test func `a parked request can be cancelled`() async throws {
    let (shopping, request, _) = try await parked()
    request.cancel()
    #expect(Outcome(request) == .failed(.cancelled))
    #expect(shopping.scene.parked.count == 0)
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    await settle()
    #expect(shopping.picture == signedOut)
  }

  @Test func `after it all guards are asked again, those too that had said yes`() async throws {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts[.signedIn] = .detour(to: .login)
    let request = banking.navigator.show(.card)
    await eventually { banking.picture.hasSuffix("⇧ sheet (login)") }
    #expect(banking.keeper.asked == [.current, .signedIn, .current, .coded])
    banking.keeper.verdicts = [.current: .deny("too old")]
    banking.navigator.dismiss()
    guard case .refused(let rule, _)? = await banking.failure(of: request) else {
      Issue.record("It was not refused.")
      return
    }
    #expect(rule.text == "current")
    #expect(!banking.picture.contains("card)"))
  }

  @Test func `the arrival names what was shown first, in order`() async throws {
    let banking = try await Banking.showing(.accounts)
    banking.keeper.verdicts = [.current: .detour(to: .terms)]
    let request = banking.navigator.show(.card)
    await eventually { banking.picture.hasSuffix("⇧ sheet (terms)") }
    banking.keeper.verdicts = [.signedIn: .detour(to: .login)]
    banking.navigator.dismiss()
    await eventually { banking.picture.hasSuffix("⇧ sheet (login)") }
    banking.keeper.verdicts = [:]
    banking.navigator.dismiss()
    #expect(try await request.arrival().detours.map(\.text) == ["terms", "login"])
  }

  @Test func `a detour that cannot be shown ends what waits for it`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .detour(to: .checkout) }
    shopping.keeper.isSignedIn = true
    shopping.keeper.isBagEmpty = false
    try await shopping.navigator.navigate(to: .checkout)
    try await shopping.navigator.dismiss().arrival()
    shopping.keeper.club = { .detour(to: .help) }
    try await shopping.navigator.navigate(to: .login)
    let request = shopping.navigator.show(.club)
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .failed(.noStack(for: AnyRoute(Shop.help).label)))
    #expect(shopping.picture == "login")
    #expect(shopping.scene.parked.count == 0)
  }

  @Test func `it waits for every screen of that route, whoever asked for it`() async throws {
    let shopping = try await Shopping.showing(.main)
    try await shopping.navigator.navigate(to: .signIn)
    let second = shopping.scene.submit(
      .ask(AnyRoute(Shop.signIn)), site: CallSite(named: "test"))
    try await second.arrival()
    let request = shopping.navigator.show(.order(id: 12))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.dismiss().arrival()
    await settle()
    #expect(request.outcome == nil && shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    shopping.navigator.dismiss()
    #expect(await shopping.outcome(of: request) == .arrived(.order(id: 12)))
  }

  @Test func `redirected, the detour ends with the screen that it was redirected to`()
    async throws
  {
    let keeper = WardKeeper()
    let navigator = Navigator(WardMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .hall)
    keeper.verdicts = [.bed: .detour(to: .visit), .visit: .redirect(to: .refuge)]
    let request = navigator.show(.bed)
    await eventually { navigator.tree.picture.contains("refuge") && !navigator.scene.isBusy }
    #expect(request.outcome == nil && navigator.scene.parked.count == 1)
    keeper.verdicts = [:]
    navigator.dismiss()
    #expect(try await request.arrival().route == AnyRoute(Ward.bed))
  }

  @Test func `a detour comes before what waits`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let first = shopping.navigator.show(.account)
    let second = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    gate.open()
    #expect(await shopping.outcome(of: second) == .arrived(.club))
    _ = await shopping.outcome(of: first)
  }

  @Test func `a passing splash: all that came wait for it, in order`() async throws {
    let shopping = Shopping()
    shopping.keeper.isStarted = false
    let launch = shopping.navigator.show(.main)
    let later = shopping.navigator.show(.product(id: 1))
    await eventually { shopping.scene.parked.count == 2 }
    #expect(shopping.picture == "splash")
    shopping.keeper.isStarted = true
    await shopping.navigator.revalidate()
    #expect(await shopping.outcome(of: launch) == .arrived(.main))
    #expect(await shopping.outcome(of: later) == .arrived(.product(id: 1)))
    #expect(shopping.picture == signedOut)
  }
}
