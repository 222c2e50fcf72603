import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A navigation is completed or not started, never left half done (RouteComposer)")
struct HalfDoneTests {
  private let bag = #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag)"#

  /// What cannot be done as a whole, though it begins with something that can.
  nonisolated static let impossible: [(name: String, intent: Intent)] = [
    ("a container in a stack", NavigationCourse(Shop.products, then: .main).intent),
    (
      "a third step",
      .transaction([.dismiss(above: .base), .show(Shop.login), .pop(to: Shop.orders)])
    ),
    ("a last step", .transaction([.show(Shop.search("lamp")), .dismiss()])),
    ("a path above what is not open", .replace(above: .order(id: 1), with: [.help])),
    ("a column of what has none", NavigationCourse(Shop.help, placed: .page(of: .bag)).intent),
  ]

  // RouteComposer dismisses what is in front and then builds screen after screen: a step that
  // fails leaves closed what was closed and built what was built.
  @Test(arguments: impossible.indices)
  func `what cannot be done to its end is not begun`(place: Int) async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag, host: RecordingHost())
    shopping.host?.forget()
    let before = shopping.navigator.tree
    let (name, intent) = Self.impossible[place]
    let request = shopping.scene.submit(intent, site: CallSite())
    guard case .failed = await shopping.outcome(of: request) else {
      return #expect(Bool(false), "\(name): \(Outcome(request))")
    }
    #expect(shopping.navigator.tree == before && shopping.picture == bag)
    #expect(shopping.host?.plans.isEmpty == true)
    #expect(shopping.host?.screen == ScreenModel(showing: before))
  }

  // RouteComposer asks its interceptors before it closes anything, and so do we: this is no fault
  // of its, but the other half of the promise.
  @Test(arguments: ["refused", "cancelled", "superseded", "late"])
  func `what ends while a guard is asked has not begun either`(way: String) async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag, host: RecordingHost())
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .deny("closed")
    }
    shopping.host?.forget()
    let request = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    switch way {
    case "cancelled": request.cancel()
    case "superseded": shopping.navigator.show(.bag, options: .replacing)
    case "late": await shopping.clock.advance(by: .seconds(10))
    default: break
    }
    gate.open()
    guard case .failed = await shopping.outcome(of: request) else {
      return #expect(Bool(false), "\(Outcome(request))")
    }
    #expect(shopping.picture == bag)
    #expect(shopping.host?.screen == ScreenModel(showing: shopping.navigator.tree))
    #expect(shopping.host?.plans.allSatisfy(\.isEmpty) == true)
  }

  // RouteComposer goes on from wherever its last action left the screen, and its caller is told of
  // the failure alone.
  @Test(arguments: 0...2, 1...2)
  func `what the screen does not do to its end is finished, or said`(
    steps: Int, refusals: Int
  ) async throws {
    let host = StubbornHost()
    let shopping = Shopping(host: host)
    try await shopping.navigator.navigate(to: .product(id: 1))
    try await shopping.navigator.navigate(to: .bag)
    (host.stopsAfter, host.refusals) = (steps, refusals)
    let request = shopping.navigator.transaction { step in
      step.dismiss()
      step.show(.search("lamp"))
      step.show(.signIn)
    }
    let outcome = await shopping.outcome(of: request)
    #expect(!shopping.scene.isBusy)
    if host.refusals == 0, shopping.navigator.tree.agrees(with: host.screen.reading) {
      let isThere =
        shopping.picture
        == #"main[(products › product(1)) | *(search("lamp")) | account…] ⇧ sheet (signIn)"#
      #expect(isThere == (outcome == .arrived(.signIn)), "\(shopping.picture)")
    } else {
      #expect(outcome == .failed(.screenDisagreed))
    }
  }
}
