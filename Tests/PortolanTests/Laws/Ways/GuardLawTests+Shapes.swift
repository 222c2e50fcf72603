import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a guarded container of each shape`() async throws {
    let town: [any NavigationRoute] = [Fort.nook, Town.mill]
    let cells: [RouteDestination<Fort>] = [
      .screen(.presented(.sheet), guards: [.key]),
      .screenInStack(.presented(.sheet), guards: [.key]),
      .stack(root: .nook, .presented(.sheet), guards: [.key]),
      .tabs([.nook, .niche], .presented(.sheet), guards: [.key]),
      .tabs(town, .presented(.sheet), guards: [.key]),
      .pages([.nook], .presented(.sheet), guards: [.key]),
      .pages(town, .presented(.sheet), guards: [.key]),
      .split(primary: .nook, secondary: .niche, .presented(.sheet), guards: [.key]),
      .custom(Portcullis(), [.nook], .presented(.sheet), guards: [.key]),
      .custom(Portcullis(), town, .presented(.sheet), guards: [.key]),
    ]
    for cell in cells {
      try await attack(FortMap(cell: cell)) { $0.navigator.show(.cell) }
    }
  }

  @Test func `an open container of each shape with a guarded member`() async throws {
    let halls: [RouteDestination<Fort>] = [
      .stack(root: .niche, .presented(.sheet)),
      .tabs([.niche, .nook], .presented(.sheet)),
      .pages([.niche, .nook], .presented(.sheet)),
      .split(primary: .niche, secondary: .nook, .presented(.sheet)),
      .split(
        primary: .nook, supplementary: .nook, secondary: .niche, compact: .secondary,
        .presented(.sheet)),
      .custom(Portcullis(), [.niche, .nook], .presented(.sheet)),
    ]
    for hall in halls {
      try await attack(FortMap(hall: hall)) { $0.navigator.show(.hall) }
      try await attack(FortMap(hall: hall)) { $0.navigator.show(.niche) }
    }
  }

  @Test func `a member of another feature whose map is guarded`() async throws {
    let members: [any NavigationRoute] = [Tomb.urn, Fort.nook]
    let halls: [RouteDestination<Fort>] = [
      .tabs(members, .presented(.sheet)), .pages(members, .presented(.sheet)),
      .custom(Portcullis(), members, .presented(.sheet)),
    ]
    for hall in halls {
      try await attack(FortMap(hall: hall)) { $0.navigator.show(.hall) }
      try await attack(FortMap(hall: hall)) { $0.navigator.of(Tomb.self).show(.urn) }
    }
  }

  /// Without a key such places stay empty, and all others are shown.
  @Test func `what a container of the app's own shows beside`() async throws {
    let members: [any NavigationRoute] = [Fort.nook, Fort.niche, Tomb.urn]
    let map = FortMap(hall: .custom(Portcullis(), members, .presented(.sheet)))
    for mayLock in [false, true] {
      let siege = try await Siege(map, mayLock: mayLock)
      siege.lock()
      try await siege.navigator.navigate(to: .nook)
      #expect(
        siege.scene.tree.picture.hasSuffix("hall#Portcullis[*nook | niche… | urn…])"),
        "\(siege.scene.tree.picture)")
      #expect(siege.intruders == [])
    }
  }

  @Test func `where a container of the app's own goes back to`() async throws {
    let map = FortMap(hall: .custom(Portcullis(), [.nook, .niche], .presented(.sheet)))
    try await attack(map, after: { try await $0.navigator.navigate(to: .nook) }) {
      $0.navigator.back()
    }
  }
}
