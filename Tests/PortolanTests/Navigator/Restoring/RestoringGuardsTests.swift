import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A restored scene contains only the screens that guards allow now (law 4)")
struct RestoringGuardsTests {
  private struct Trouble: Error {}

  /// All ways of saying no.
  private nonisolated static let refusals: [@Sendable () -> Verdict<House>] = [
    { .deny("no") }, { .redirect(to: .alarm) }, { .detour(to: .alarm) },
  ]

  @Test(arguments: refusals.indices)
  func `what is refused is left out alone, whatever the guard would show instead`(
    place: Int
  ) async throws {
    let app = try await Homecoming(to: .stairs, .second, .letter, .bed)
    app.keeper.verdicts = [.bed: Self.refusals[place](), .second: Self.refusals[place]()]
    let arrival = try await app.restore()
    #expect(
      app.picture == "home[(hall › stairs) | tour<*first | second… | third> | "
        + "*post{(shelves) | *letter} | yard…] ⇧ sheet (guest)")
    #expect(
      arrival.restoration?.leftOut.map(\.description) == [
        "second: refused by second", "bed: refused by bed",
      ])
    #expect(app.commits == 1 && app.scene.parked.count == 0 && app.failures.isEmpty)
  }

  @Test func `with what is refused goes what stood on it, and its guards are not asked`()
    async throws
  {
    let app = try await Homecoming(to: .stairs, .bed, .alarm)
    app.keeper.verdicts[.guest] = .deny("no")
    let arrival = try await app.restore()
    #expect(app.picture == "home[*(hall › stairs) | tour… | post… | yard…]")
    #expect(app.keeper.asked == [.home, .hall, .guest])
    #expect(
      arrival.restoration?.leftOut.map(\.description) == [
        "guest: refused by guest", "bed: dependent", "alarm: dependent",
      ])
  }

  @Test func `a guard is asked once, however often a refusal is planned round`() async throws {
    let app = try await Homecoming(to: .stairs, .second, .shed, .bed)
    app.keeper.verdicts = [.second: .deny("no"), .shed: .deny("no"), .hall: .deny("no")]
    _ = try await app.restore()
    #expect(Set(app.keeper.asked).count == app.keeper.asked.count)
    #expect(app.picture.hasPrefix("home[hall… | tour<*first | second… | third> | post… | *yard"))
  }

  @Test func `a guard that throws or never answers refuses`() async throws {
    let shopping = try await Shopping.showing(.club)
    let saved = shopping.scene.save()
    for isSilent in [false, true] {
      let next = Shopping(host: RecordingHost())
      let gate = Gate()
      next.keeper.club = {
        if isSilent { await gate.wait() }
        throw Trouble()
      }
      let request = next.scene.restore(saved)
      if isSilent {
        await eventually { gate.isAwaited }
        await next.clock.advance(by: .seconds(10))
      }
      let arrival = try await request.arrival()
      gate.open()
      #expect(next.picture == #"main[*(products) | search("")… | account…]"#)
      #expect(arrival.restoration?.leftOut.map(\.description) == ["club: refused by club"])
      let rule = RouteLabel(type: Shop.savedName, text: "club")
      #expect(arrival.restoration?.leftOut.first?.reason == .refused(by: rule))
    }
  }

  @Test func `when nothing would be left a refusal is the end`() async throws {
    let app = try await Homecoming(to: .stairs)
    app.keeper.verdicts[.home] = .deny("no")
    await #expect(throws: NavigationError.self) { try await app.restore() }
    guard case .failed(let failure)? = app.events.last,
      case .refused(let rule, "no") = failure.error
    else {
      Issue.record("\(app.events)")
      return
    }
    #expect(rule.text == "home" && app.picture == "porch" && app.commits == 0)
  }

  @Test func `when nothing would be left a redirect is shown`() async throws {
    let app = try await Homecoming(to: .stairs)
    app.keeper.verdicts[.home] = .redirect(to: .room("red"))
    let arrival = try await app.restore()
    #expect(app.picture == "flat(door › room(\"red\"))" && arrival.restoration == nil)
  }

  @Test func `when nothing would be left a detour comes first, then all is tried again`()
    async throws
  {
    let app = try await Homecoming(to: .stairs, .second)
    app.keeper.verdicts = [.second: .deny("no"), .home: .detour(to: .door)]
    let request = app.scene.restore(app.saved)
    await eventually { app.picture == "flat(door)" && !app.scene.isBusy }
    #expect(app.scene.parked.count == 1)
    app.keeper.verdicts = [:]
    app.navigator.show(.porch)
    _ = try await request.arrival()
    #expect(
      app.picture == "home[(hall › stairs) | *tour<first | *second | third> | post… | yard…]",
      "what was refused before the detour is asked again")
  }

  @Test func `a guard that cannot say yet makes it wait, and the splash stays`() async throws {
    let app = try await Homecoming(to: .stairs)
    app.keeper.verdicts[.hall] = .wait
    let request = app.scene.restore(app.saved)
    await eventually { app.scene.parked.count == 1 }
    #expect(app.picture == "porch" && request.outcome == nil)
    app.keeper.verdicts = [:]
    await app.navigator.revalidate()
    _ = try await request.arrival()
    #expect(app.picture == "home[*(hall › stairs) | tour… | post… | yard…]")
  }

  @Test func `members shown for what is left out need no guard, or are not shown`() async throws {
    let app = try await Homecoming(to: .stairs)
    app.keeper.verdicts = [.hall: .deny("no")]
    _ = try await app.restore()
    #expect(app.picture == "home[hall… | *tour<*first | second… | third…> | post… | yard…]")
    let shed = try await Homecoming(to: .shed)
    shed.keeper.verdicts = [.shed: .deny("no")]
    _ = try await shed.restore()
    #expect(shed.picture == "home[hall… | tour… | post… | *yard#Gate[*well | shed…]]")
  }

  @Test func `edited bytes bring nothing in past its guards`() async throws {
    let app = try await Homecoming(to: .stairs, .alarm)
    app.keeper.verdicts[.letter] = .deny("no")
    // A file that pretends that the alarm was the letter.
    let text = String(decoding: try app.saved.data(), as: UTF8.self)
      .replacing(#"{\"alarm\":{}}"#, with: #"{\"letter\":{}}"#)
    let forged = try SavedScene(reading: .init(text.utf8))
    _ = try await app.scene.restore(forged).arrival()
    #expect(app.picture == "home[*(hall › stairs) | tour… | post… | yard…]")
    #expect(app.keeper.asked.last == .letter)
  }
}
