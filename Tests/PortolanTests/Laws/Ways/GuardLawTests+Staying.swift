import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  /// What stands when nobody may stand there any more, and is asked again.
  private func leaves(
    _ picture: String, of map: FortMap = FortMap(), refusal: Verdict<Fort> = .deny("no"),
    sourceLocation: SourceLocation = #_sourceLocation, _ prepare: (Siege) async throws -> Void
  ) async throws {
    let siege = try await Siege(map)
    siege.keeper.refusal = .says(refusal)
    try await prepare(siege)
    #expect(siege.guardedCount > 0, "nothing would have to go", sourceLocation: sourceLocation)
    siege.lock()
    await siege.navigator.revalidate()
    await siege.rest()
    #expect(siege.guardedCount == 0, sourceLocation: sourceLocation)
    #expect(siege.intruders == [], sourceLocation: sourceLocation)
    #expect(siege.scene.tree.picture == picture, sourceLocation: sourceLocation)
  }

  @Test func `what may not stay goes`() async throws {
    let yard = "yard[*(wall) | well… | vault…]"
    try await leaves(yard) { try await $0.navigator.navigate(to: .dungeon) }
    try await leaves(yard) { try await $0.navigator.navigate(to: .vault) }
    try await leaves(yard) { try await $0.navigator.of(Tomb.self).navigate(to: .entrance) }
    try await leaves(yard, refusal: .redirect(to: .vault)) {
      try await $0.navigator.navigate(to: .cell)
    }
    try await leaves(yard, refusal: .detour(to: .chest)) {
      try await $0.navigator.navigate(to: .vault)
    }
    try await leaves("camp") {
      try await $0.navigator.navigate(to: .crypt)
      try await $0.navigator.show(.camp, options: .keepingReplacedPart).arrival()
    }
  }

  /// A member that looks free, but whose map is guarded, is no place to go to.
  @Test func `what may not stay goes, also where only guarded members are left`() async throws {
    let members: [any NavigationRoute] = [Fort.niche, Tomb.urn]
    let yard = "yard[*(wall) | well… | vault…]"
    try await leaves(yard, of: FortMap(hall: .tabs(members, .presented(.sheet)))) {
      try await $0.navigator.navigate(to: .niche)
    }
    try await leaves(yard, of: FortMap(hall: .pages(members, .presented(.sheet)))) {
      try await $0.navigator.navigate(to: .niche)
    }
  }
}
