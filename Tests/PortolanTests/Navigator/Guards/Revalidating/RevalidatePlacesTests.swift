import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A redirect replaces a screen that revalidate() closes only where the user saw the screen")
struct RevalidatePlacesTests {
  /// What is shown, what is refused then, and what is shown after that.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shown: [Ward]
    let refused: [Ward]
    var instead = Ward.refuge
    let result: String
  }

  private nonisolated static let seen = [
    Case(
      testDescription: "the screen in front", shown: [.shelf], refused: [.shelf],
      result: "hall[*(left › bed) | right…] ⇧ sheet (refuge)"),
    Case(
      testDescription: "beneath the front one in its stack", shown: [.shelf], refused: [.bed],
      result: "hall[*(left) | right…] ⇧ sheet (refuge)"),
    Case(
      testDescription: "the first of the visible stack", shown: [.right, .shelf], refused: [.left],
      result: "hall[left… | *(right)] ⇧ sheet (refuge)"),
    Case(
      testDescription: "a layer that is in front", shown: [.bed, .visit], refused: [.visit],
      result: "hall[*(left › bed) | right…] ⇧ sheet (refuge)"),
    Case(
      testDescription: "the part, with all that stands on it", shown: [.bed, .visit],
      refused: [.hall], instead: .porch, result: "porch"),
    Case(
      testDescription: "all members, under a layer: nothing would be left",
      shown: [.right, .bed, .visit], refused: [.left, .right], instead: .porch, result: "porch"),
  ]

  private nonisolated static let unseen = [
    Case(
      testDescription: "in front under a layer", shown: [.shelf, .visit], refused: [.shelf],
      result: "hall[*(left › bed) | right…] ⇧ sheet (visit)"),
    Case(
      testDescription: "in a stack under a layer", shown: [.shelf, .visit], refused: [.bed],
      result: "hall[*(left) | right…] ⇧ sheet (visit)"),
    Case(
      testDescription: "a member under a layer", shown: [.right, .bed, .visit], refused: [.left],
      result: "hall[left… | *(right)] ⇧ sheet (visit)"),
    Case(
      testDescription: "in another member", shown: [.shelf, .right], refused: [.bed],
      result: "hall[(left) | *(right)]"),
    Case(
      testDescription: "another member", shown: [.shelf, .right], refused: [.left],
      result: "hall[left… | *(right)]"),
    Case(
      testDescription: "a member that was never entered", shown: [.bed], refused: [.right],
      result: "hall[*(left › bed) | right…]"),
  ]

  private func show(
    _ routes: [Ward], host: RecordingHost? = nil
  ) async throws -> (Navigator<Ward>, WardKeeper) {
    let keeper = WardKeeper()
    let navigator = Navigator(WardMap(), guards: keeper, clock: TestClock())
    if let host { navigator.scene.attach(host) }
    for route in routes { try await navigator.navigate(to: route) }
    return (navigator, keeper)
  }

  @Test(arguments: seen)
  func `what was seen is replaced`(row: Case) async throws {
    let host = RecordingHost()
    let (navigator, keeper) = try await show(row.shown, host: host)
    for route in row.refused { keeper.verdicts[route] = .redirect(to: row.instead) }
    await navigator.revalidate()
    #expect(navigator.tree.picture == row.result)
    #expect(host.screen == ScreenModel(showing: navigator.tree))
  }

  @Test(arguments: seen)
  func `a detour is shown as a redirect is`(row: Case) async throws {
    let (navigator, keeper) = try await show(row.shown)
    for route in row.refused { keeper.verdicts[route] = .detour(to: row.instead) }
    await navigator.revalidate()
    #expect(navigator.tree.picture == row.result)
    #expect(navigator.scene.parked.count == 0, "nobody waits for its end")
  }

  @Test(arguments: unseen)
  func `what was not seen goes without a word`(row: Case) async throws {
    let host = RecordingHost()
    let (navigator, keeper) = try await show(row.shown, host: host)
    for route in row.refused { keeper.verdicts[route] = .redirect(to: row.instead) }
    await navigator.revalidate()
    #expect(navigator.tree.picture == row.result)
    #expect(host.screen == ScreenModel(showing: navigator.tree))
  }

  @Test(arguments: [Ward.shelf, .left, .hall])
  func `in a kept part it goes without a word`(refused: Ward) async throws {
    let (navigator, keeper) = try await show([.right, .shelf])
    try await navigator.show(.porch, options: .keepingReplacedPart).arrival()
    keeper.verdicts[refused] = .redirect(to: .refuge)
    await navigator.revalidate()
    #expect(navigator.tree.picture == "porch")
    let kept = ["hall[*(left › bed) | (right)]", "hall[left… | *(right)]", nil]
    let giving = navigator.showKept()
    do throws(NavigationError) { _ = try await giving.arrival() } catch {
      #expect(error == .nothingKept && refused == .hall)
    }
    let place = [Ward.shelf, .left, .hall].firstIndex(of: refused) ?? 0
    #expect(navigator.tree.picture == kept[place] ?? "porch")
  }

  @Test func `denied, nothing is shown instead`() async throws {
    let (navigator, keeper) = try await show([.shelf])
    keeper.verdicts[.bed] = .deny("visiting hours")
    await navigator.revalidate()
    #expect(navigator.tree.picture == "hall[*(left) | right…]")
  }

  @Test func `of two in a stack the one in front says what is shown`() async throws {
    let (navigator, keeper) = try await show([.shelf])
    keeper.verdicts = [.bed: .redirect(to: .refuge), .shelf: .redirect(to: .visit)]
    await navigator.revalidate()
    #expect(navigator.tree.picture == "hall[*(left) | right…] ⇧ sheet (visit)")
  }

  @Test func `when that one has nothing to say, the one beneath does`() async throws {
    let (navigator, keeper) = try await show([.shelf])
    keeper.verdicts = [.bed: .redirect(to: .refuge), .shelf: .deny("visiting hours")]
    await navigator.revalidate()
    #expect(navigator.tree.picture == "hall[*(left) | right…] ⇧ sheet (refuge)")
  }

  @Test func `the container around both comes before them`() async throws {
    let (navigator, keeper) = try await show([.shelf])
    var failures: [NavigationError] = []
    navigator.scene.onFailure = { error, _ in failures.append(error) }
    keeper.verdicts = [.hall: .redirect(to: .porch), .shelf: .redirect(to: .visit)]
    await navigator.revalidate()
    #expect(navigator.tree.picture == "porch" && failures.isEmpty)
  }

  @Test func `what is shown instead may stand in what stays`() async throws {
    let (navigator, keeper) = try await show([.shelf])
    keeper.verdicts[.shelf] = .redirect(to: .right)
    await navigator.revalidate()
    #expect(navigator.tree.picture == "hall[(left › bed) | *(right)]")
  }
}
