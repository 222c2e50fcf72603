import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "The tree follows the user's gestures, and gestures that open guarded screens ask their guards")
struct UserMoveTests {
  private func shopping(_ route: Shop) async throws -> (Shopping, RecordingHost) {
    let host = RecordingHost()
    return (try await Shopping.showing(.main, route, host: host), host)
  }

  @Test func `what nobody told of is seen by the next that is asked for`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.product(id: 1), host: host)
    host.screen.swipeBack()
    let request = shopping.navigator.back()
    #expect(await shopping.outcome(of: request) == .failed(.nothingToGoBackTo))
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `a swipe back`() async throws {
    let (shopping, host) = try await shopping(.reviews(id: 1))
    host.forget()
    host.screen.swipeBack()
    shopping.scene.screenDidChange()
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    #expect(host.plans.isEmpty, "nothing is left for the host to do")
  }

  @Test func `a sheet dragged away`() async throws {
    let (shopping, host) = try await shopping(.bag)
    host.screen.dragAway()
    shopping.scene.screenDidChange()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `the screen as it was changes nothing`() async throws {
    let (shopping, host) = try await shopping(.bag)
    let before = shopping.navigator.tree
    host.forget()
    shopping.scene.screenDidChange()
    #expect(shopping.navigator.tree == before)
    #expect(host.plans.isEmpty)
  }

  @Test func `during a transition the screen is not read`() async throws {
    let (shopping, host) = try await shopping(.bag)
    let before = shopping.navigator.tree
    host.screen.dragAway()
    host.isTransitioning = true
    shopping.scene.screenDidChange()
    #expect(shopping.navigator.tree == before)
  }

  @Test func `a move may begin when it has nothing to ask and nothing to build`() async throws {
    let (shopping, _) = try await shopping(.reviews(id: 1))
    let main = try shopping.node(.main)
    #expect(shopping.scene.mayBegin(.back))
    #expect(shopping.scene.mayBegin(.pop(to: .first)))
    #expect(!shopping.scene.mayBegin(.dismiss()), "no layer is open")
    #expect(shopping.scene.mayBegin(.select(.member(of: main, at: 0))))
    #expect(!shopping.scene.mayBegin(.select(.member(of: main, at: 1))), "a slot")
    #expect(!shopping.scene.mayBegin(.select(.member(of: main, at: 2))), "a guarded slot")
    #expect(!shopping.scene.mayBegin(.select(.member(of: main, at: 3))), "no place")
    #expect(shopping.keeper.asked.isEmpty)
  }

  @Test func `a move is judged by the screen, also when nobody told that it has changed`()
    async throws
  {
    let (shopping, host) = try await shopping(.reviews(id: 1))
    let before = shopping.navigator.tree
    host.screen.goToFirst()
    #expect(!shopping.scene.mayBegin(.back), "there is no way back")
    #expect(!shopping.scene.isApplicable(.pop(to: .first)), "it shows the first screen already")
    #expect(shopping.navigator.tree == before, "a question changes nothing")
  }

  @Test func `a tap on a guarded slot is asked for`() async throws {
    let (shopping, _) = try await shopping(.product(id: 1))
    let tap = Intent.select(.member(of: try shopping.node(.main), at: 2))
    let request = shopping.scene.submit(gesture: tap)
    await eventually { shopping.scene.parked.count == 1 }
    #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: request) == .arrived(.account))
    #expect(shopping.picture == #"main[(products › product(1)) | search("")… | *(account)]"#)
  }

  @Test func `a tap on an open slot is done at once`() async throws {
    let (shopping, host) = try await shopping(.product(id: 1))
    shopping.scene.submit(gesture: .select(.member(of: try shopping.node(.main), at: 1)))
    #expect(shopping.picture == #"main[(products › product(1)) | *(search("")) | account…]"#)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  /// Seed 1795890592 of the core's walk: each time made a parked request, without end.
  @Test func `a slot that is shown again while its guard has a detour is asked for once`()
    async throws
  {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    let main = try shopping.node(.main)
    for _ in 1...3 {
      let reading = ScreenReading(
        layers: shopping.navigator.tree.layerRoots,
        containers: [.init(node: main, content: .members(selected: 2))])
      shopping.scene.feed(
        .seen(ScreenSnapshot(isMoving: false, reading: reading), isEndOfMove: true))
      await eventually { !shopping.scene.parked.isEmpty && !shopping.scene.isBusy }
    }
    #expect(shopping.scene.parked.count == 1)
    #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
  }

  @Test func `closing the detour by hand ends what waited for it`() async throws {
    let (shopping, host) = try await shopping(.product(id: 1))
    let before = shopping.navigator.tree
    let request = shopping.navigator.show(.order(id: 1))
    await eventually { host.screen.layers.count == 2 }
    host.screen.dragAway()
    shopping.scene.screenDidChange()
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      Issue.record("it was not refused: \(Outcome(request))")
      return
    }
    #expect(shopping.navigator.tree == before)
  }
}
