import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Restoring a scene opens all its saved screens again in one commit (N9)")
struct RestoringTests {
  private static let bed = "home[*(hall › stairs) | tour… | post… | yard…] ⇧ sheet (guest › bed)"

  @Test func `what was shown is shown again, in place of the splash`() async throws {
    let app = try await Homecoming(to: .stairs, .bed)
    let arrival = try await app.restore()
    #expect(app.picture == Self.bed)
    #expect(app.host.screen.reading == ScreenModel(showing: app.navigator.tree).reading)
    #expect(app.commits == 1 && app.host.plans.count == 1 && app.diagnostics.isEmpty)
    #expect(arrival.restoration == RestorationReport(restored: 5, leftOut: []))
    #expect(arrival.node == app.navigator.tree.visiblePath.last && arrival.finding == .built)
    #expect(arrival.route?.as() == House.bed && arrival.requested == nil)
  }

  @Test func `until the guards have answered, the splash stays`() async throws {
    let app = try await Homecoming(to: .stairs, .bed)
    let request = app.scene.restore(app.saved)
    #expect(app.picture == "porch" && app.scene.isBusy)
    _ = try await request.arrival()
    #expect(app.keeper.asked == [.home, .hall, .guest, .bed], "each once, ancestors first")
  }

  @Test func `what is shown and kept meanwhile gives way, and its ids are not used again`()
    async throws
  {
    let app = try await Homecoming(to: .stairs)
    try await app.navigator.navigate(to: .room("red"))
    try await app.navigator.show(.hall, options: .keepingReplacedPart).arrival()
    let before = app.navigator.tree
    _ = try await app.restore()
    #expect(app.picture == "home[*(hall › stairs) | tour… | post… | yard…]")
    #expect(app.navigator.tree.keptRoots.isEmpty && app.navigator.tree.faults == [])
    let old = before.subtree(before.layerRoots[0]) + before.subtree(before.keptRoots[0])
    #expect(!old.contains(where: app.navigator.tree.contains))
  }

  @Test func `what is asked for meanwhile comes after it`() async throws {
    let app = try await Homecoming(to: .stairs)
    let restoring = app.scene.restore(app.saved)
    let showing = app.navigator.show(.attic)
    _ = try await restoring.arrival()
    _ = try await showing.arrival()
    #expect(app.picture == "home[*(hall › stairs › attic) | tour… | post… | yard…]")
  }

  @Test func `asked for twice it is one request`() async throws {
    let app = try await Homecoming(to: .stairs)
    let request = app.scene.restore(app.saved)
    #expect(app.scene.restore(app.saved) === request)
    _ = try await request.arrival()
    #expect(app.commits == 1)
  }

  @Test func `cancelled before it commits it changes nothing`() async throws {
    let app = try await Homecoming(to: .stairs)
    let request = app.scene.restore(app.saved)
    request.cancel()
    await #expect(throws: NavigationError.cancelled) { try await request.arrival() }
    #expect(app.picture == "porch" && app.commits == 0)
  }

  @Test func `a kept part is kept, and built when it is given back`() async throws {
    let old = Navigator(HouseMap(), guards: HouseKeeper(), clock: TestClock())
    try await old.navigate(to: .stairs)
    try await old.navigate(to: .bed)
    try await old.show(.room("red"), options: .keepingReplacedPart).arrival()
    let app = try await Homecoming(to: .stairs)
    _ = try await app.scene.restore(old.scene.save()).arrival()
    #expect(app.picture == "flat(door › room(\"red\"))" && app.navigator.tree.keptRoots.count == 1)
    app.keeper.forget()
    try await app.navigator.showKept().arrival()
    #expect(app.picture.hasSuffix("⇧ sheet (guest › bed)"))
    #expect(app.host.screen.reading == ScreenModel(showing: app.navigator.tree).reading)
    #expect(app.keeper.asked.contains(.bed), "the guards of what returns are asked again")
  }

  @Test func `a stack's path reads what was restored`() async throws {
    let app = try await Homecoming(to: .attic)
    let stack = app.navigator.stack(.hall)
    #expect(stack.path == [])
    _ = try await app.restore()
    #expect(stack.path == [.stairs, .attic])
  }

  @Test func `of a question nobody waits any more, and finishing closes it`() async throws {
    let shopping = try await Shopping.showing(.main)
    let asking = Task { try await shopping.navigator.ask(AddressPicker(near: "Oslo")) }
    await eventually { shopping.picture.contains("address") }
    let saved = shopping.scene.save()
    asking.cancel()
    let next = Shopping(host: RecordingHost())
    _ = try await next.scene.restore(saved).arrival()
    #expect(next.navigator.tree.isSame(as: shopping.navigator.tree))
    let picker = AddressPicker(near: "Oslo")
    try next.context(.address(picker)).finish(picker, with: "Karl Johans gate")
    await eventually { !next.picture.contains("address") }
    #expect(next.diagnostics().isEmpty)
  }

  @Test func `where nothing is left the request fails, and what is shown stays`() async throws {
    let app = try await Homecoming(to: .porch)
    let request = app.scene.restore(app.saved)
    let report = RestorationReport(
      restored: 0, leftOut: [.init(route: AnyRoute(House.porch).label, reason: .passing)])
    await #expect(throws: NavigationError.nothingRestored(report: report)) {
      try await request.arrival()
    }
    #expect(app.picture == "porch" && app.commits == 0)
  }

  @Test func `a navigator that was closed restores nothing, and saves what it had`() async throws {
    let app = try await Homecoming(to: .stairs)
    _ = try await app.restore()
    let before = app.scene.save()
    app.scene.close()
    #expect(app.scene.save() == before)
    await #expect(throws: NavigationError.sceneGone) { try await app.restore() }
  }

  @Test func `what was left out is said in events too`() async throws {
    let app = try await Homecoming(to: .stairs, .bed)
    let arrival = try await app.scene.restore(app.saved.losing([House.bed])).arrival()
    #expect(arrival.restoration?.leftOut.map(\.description) == ["bed: undecodable"])
    #expect(app.diagnostics.map(\.code) == ["NAV109"])
    #expect(
      app.diagnostics.first?.what
        == "A restored scene is not complete: 4 of 5 restored, left out bed: undecodable.")
  }
}
