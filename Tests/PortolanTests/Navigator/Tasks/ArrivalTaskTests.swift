import Foundation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A task after an arrival runs when its screen is shown, and delays no request")
struct ArrivalTaskTests {
  private let notes = Notes()

  private func shopping(
    _ routes: Shop..., host: RecordingHost? = RecordingHost(),
    arriving: @escaping @MainActor (ScreenContext<Shop>) async throws -> Void = { _ in }
  ) async throws -> Shopping {
    let shopping = Shopping(
      host: host, tasks: NotingTasks<Shop>(notes: notes, arriving: arriving))
    shopping.keeper.isSignedIn = true
    for route in routes { try await shopping.navigator.navigate(to: route) }
    await settle()
    notes.forget()
    return shopping
  }

  @Test func `not before the screen shows it`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host, tasks: NotingTasks<Shop>(notes: notes))
    host.finish()
    shopping.navigator.show(.login)
    await settle()
    #expect(notes.arrivals.isEmpty)
    host.finish()
    await settle()
    #expect(notes.arrivals == ["login"])
  }

  @Test func `with the chain, base content first, and all layers beneath`() async throws {
    let shopping = try await shopping(.reviews(id: 1))
    try await shopping.navigator.navigate(to: .photo(id: 1))
    try await shopping.navigator.navigate(to: .checkout)
    try await shopping.navigator.navigate(to: .address(AddressPicker(near: "Oslo")))
    await settle()
    #expect(
      notes.chains == [
        "main › products › product › photo", "main › products › product › bag › checkout",
        "main › products › product › bag › checkout › address",
      ])
  }

  @Test func `found, selected, pushed, reset, popped to and linked are arrivals`() async throws {
    let shopping = try await shopping(.reviews(id: 1), .search("lamp"))
    let navigator = shopping.navigator
    try await navigator.navigate(to: .reviews(id: 1))
    try await navigator.pop(to: .product(id: 1)).arrival()
    try await navigator.push(.help).arrival()
    try await navigator.stack(.products).set([.product(id: 2)]).arrival()
    try await navigator.select(.search("")).arrival()
    try await navigator.reset(to: .note(1)).arrival()
    try await navigator.open(try #require(URL(string: "shop://bag"))).arrival()
    await settle()
    #expect(
      notes.arrivals == [
        "reviews(id: 1)", "product(id: 1)", "help", "product(id: 2)", #"search("lamp")"#,
        "note(1)", "bag",
      ])
  }

  @Test func `going back, closing and what the user does are none`() async throws {
    let host = RecordingHost()
    let shopping = try await shopping(.reviews(id: 1), .bag, host: host)
    let navigator = shopping.navigator
    try await navigator.dismiss().arrival()
    try await navigator.back().arrival()
    try shopping.context(.product(id: 1)).close()
    try await navigator.show(.lock, options: .keepingReplacedPart).arrival()
    await settle()
    notes.forget()
    try await navigator.showKept().arrival()
    host.screen.select(1, of: try shopping.node(.main))
    shopping.scene.screenDidChange()
    let tap = shopping.scene.submit(gesture: .select(.member(of: try shopping.node(.main), at: 2)))
    _ = await shopping.outcome(of: tap)
    await settle()
    #expect(shopping.picture.contains("*(account)"))
    #expect(notes.arrivals.isEmpty)
  }

  @Test func `what is passed over on its way does not arrive`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host, tasks: NotingTasks<Shop>(notes: notes))
    host.finish()
    shopping.navigator.show(.main)
    await eventually { host.isTransitioning }
    host.finish()
    await settle()
    notes.forget()
    shopping.navigator.show(.product(id: 1))
    shopping.navigator.show(.bag)
    shopping.navigator.show(.login)
    host.finishAll()
    await settle()
    #expect(notes.arrivals == ["login"])
  }

  @Test func `what is refused or cancelled does not arrive, a redirect arrives where it leads`()
    async throws
  {
    let shopping = try await shopping(.main)
    shopping.keeper.club = { .deny("closed") }
    let refused = shopping.navigator.show(.club)
    _ = await shopping.outcome(of: refused)
    shopping.navigator.show(.club).cancel()
    shopping.navigator.show(.product(id: 3)).cancel()
    await settle()
    #expect(notes.arrivals == ["product(id: 3)"], "committed, it was not cancelled")
    shopping.keeper.club = { .redirect(to: .help) }
    try await shopping.navigator.navigate(to: .club)
    await settle()
    #expect(notes.arrivals == ["product(id: 3)", "help"])
  }

  @Test func `a detour arrives, and then what was asked for`() async throws {
    let shopping = try await shopping(.main)
    shopping.keeper.isSignedIn = false
    let request = shopping.navigator.show(.orders)
    await eventually { notes.arrivals == ["signIn"] }
    shopping.keeper.isSignedIn = true
    shopping.navigator.dismiss()
    _ = await shopping.outcome(of: request)
    await settle()
    #expect(notes.arrivals == ["signIn", "orders"])
  }

  @Test func `it learns who asked, through which link and detours, by which map`() async throws {
    let shopping = try await shopping(.main)
    shopping.keeper.isSignedIn = false
    let link = try #require(URL(string: "shop://orders/1"))
    let campaign = CallSite(named: "campaign 12")
    let request = shopping.navigator.open(link, as: .notification, options: .from(campaign))
    await eventually { notes.arrivals == ["signIn"] }
    shopping.keeper.isSignedIn = true
    shopping.navigator.dismiss()
    let arrival = try await request.arrival()
    await settle()
    #expect(notes.handed.last == arrival)
    #expect(arrival.detours.map(\.text) == ["signIn"])
    #expect(arrival.map == "ShopMap")
    guard case .link(let site) = arrival.requester else {
      Issue.record("\(arrival.requester)")
      return
    }
    #expect(site.fileID == "campaign 12" && site.source == .notification)
  }

  @Test func `it learns that the screen is covered`() async throws {
    let shopping = try await shopping(.product(id: 1))
    let context = try shopping.context(.product(id: 1))
    try await shopping.navigator.navigate(to: .search("lamp"))
    try await context.push(.reviews(id: 1)).arrival()
    await settle()
    #expect(notes.handed.map(\.isCovered) == [false, true])
  }

  @Test func `one that hangs holds nobody up, and ends with the scene`() async throws {
    let shopping = try await shopping()
    let gate = Gate()
    var cancelled = 0
    shopping.scene.tasks = [
      NotingSceneTasks(
        notes: notes,
        arriving: { _ in
          await gate.wait()
          if Task.isCancelled { cancelled += 1 }
        }),
      NotingSceneTasks(notes: notes),
    ]
    let request = shopping.navigator.show(.main)
    #expect(await shopping.outcome(of: request) == .arrived(.main))
    try await shopping.navigator.navigate(to: .bag)
    await eventually { notes.arrivals.count == 6 }
    #expect(!shopping.scene.isBusy)
    #expect(shopping.scene.taskRunner.count == 2)
    shopping.scene.close()
    gate.open()
    await eventually { cancelled == 2 }
    #expect(shopping.scene.taskRunner.count == 0)
  }

  @Test func `one that throws is a diagnostic without values, and one that is cancelled is none`()
    async throws
  {
    struct Broken: Error { let secret = "hunter2" }
    let shopping = try await shopping { screen in
      if screen.route == .product(id: 4711) { throw Broken() }
      throw CancellationError()
    }
    try await shopping.navigator.navigate(to: .product(id: 4711))
    try await shopping.navigator.navigate(to: .bag)
    await eventually { shopping.diagnostics() == ["NAV087"] }
    await settle()
    #expect(shopping.diagnostics() == ["NAV087"])
    let text = shopping.events.map(\.description).joined()
    #expect(text.contains("product threw Broken"))
    #expect(!text.contains("4711") && !text.contains("hunter2"))
  }

  @Test func `what one asks for is queued, and awaited there it arrives`() async throws {
    let host = RecordingHost()
    let shopping = Shopping(
      host: host,
      tasks: NotingTasks<Shop>(
        notes: notes,
        arriving: { screen in
          guard screen.route == .main, let scene = screen.scene else { return }
          try await scene.of(Shop.self).navigate(to: .search("lamp"))
          try await scene.of(Shop.self).navigate(to: .bag)
        }))
    try await shopping.navigator.navigate(to: .main)
    await eventually { notes.arrivals.last == "bag" }
    #expect(notes.arrivals == ["main", #"search("lamp")"#, "bag"])
    #expect(shopping.diagnostics().isEmpty)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  @Test func `without a host it arrives with the commit`() async throws {
    let shopping = try await shopping(host: nil)
    try await shopping.navigator.navigate(to: .product(id: 1))
    await settle()
    #expect(notes.arrivals == ["product(id: 1)"])
  }

  @Test func `one that was seen and is taken away already still counts`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host, tasks: NotingTasks<Shop>(notes: notes))
    host.finish()
    shopping.navigator.show(.splash)
    _ = try shopping.context(.splash)
    shopping.navigator.show(.login)
    #expect(shopping.picture == "login")
    host.finish()
    host.finishAll()
    await settle()
    #expect(notes.arrivals == ["splash", "login"])
    #expect(shopping.scene.screens.values.count == 1)
  }
}
