import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A screen closes when its guard no longer allows it, whatever is requested meanwhile")
struct EvictionTests {
  private let keeper = WardKeeper()
  private let clock = TestClock()
  private let person = Gate()
  private let visit = Gate()

  private func ward() async throws -> Navigator<Ward> {
    let navigator = Navigator(WardMap(), guards: keeper, clock: clock)
    try await navigator.navigate(to: .bed)
    return navigator
  }

  /// The bed is refused, and the visit instead of it waits for a slow guard, or is refused as well.
  private func refuse(insteadSlow isSlow: Bool) {
    keeper.verdicts[.bed] = .redirect(to: .visit)
    if isSlow { keeper.gates[.visit] = visit } else { keeper.verdicts[.visit] = .deny("no") }
  }

  /// Somebody asks for what a person has to allow.
  private func askPerson() {
    keeper.people = [.shelf]
    keeper.gates[.shelf] = person
  }

  @Test func `its alternative asks a slow guard`() async throws {
    let navigator = try await ward()
    refuse(insteadSlow: true)
    let revalidation = Task { await navigator.revalidate() }
    await eventually { visit.isAwaited }
    #expect(!navigator.tree.picture.contains("bed"))
    visit.open()
    await revalidation.value
  }

  @Test func `replaced twice while its alternative is asked for`() async throws {
    let navigator = try await ward()
    refuse(insteadSlow: true)
    keeper.people = [.right]
    keeper.gates[.right] = person
    let revalidation = Task { await navigator.revalidate() }
    await eventually { visit.isAwaited }
    navigator.show(.right, options: .replacing)
    await settle()
    navigator.show(.refuge, options: .replacing)
    await settle()
    visit.open()
    person.open()
    await revalidation.value
    await settle()
    #expect(!navigator.tree.picture.contains("bed"))
  }

  @Test func `revalidate is cancelled while a person is asked`() async throws {
    let navigator = try await ward()
    askPerson()
    navigator.show(.shelf)
    await eventually { person.isAwaited }
    refuse(insteadSlow: true)
    let revalidation = Task { await navigator.revalidate() }
    await settle()
    revalidation.cancel()
    await revalidation.value
    await settle()
    #expect(!navigator.tree.picture.contains("bed"))
    visit.open()
    person.open()
  }

  @Test func `its alternative is refused while a person is asked`() async throws {
    let navigator = try await ward()
    keeper.people = [.right]
    keeper.gates[.right] = person
    navigator.show(.right)
    await eventually { person.isAwaited }
    refuse(insteadSlow: false)
    await navigator.revalidate()
    #expect(!navigator.tree.picture.contains("bed"))
    person.open()
  }

  @Test func `its alternative is refused, and somebody who hears of it asks for more`()
    async throws
  {
    let navigator = try await ward()
    refuse(insteadSlow: false)
    keeper.people = [.right]
    keeper.gates[.right] = person
    var isRefused = false
    navigator.scene.onEvent = { event in
      switch event {
      case .failed(let failure):
        guard case .refused = failure.error else { return }
        isRefused = true
        navigator.show(.right)
      case .requested(let asked) where isRefused && asked.intent.hasPrefix("evict"):
        Task { navigator.show(.refuge, options: .replacing) }
      default: break
      }
    }
    await navigator.revalidate()
    await settle()
    #expect(!navigator.tree.picture.contains("bed"))
    person.open()
  }
}
