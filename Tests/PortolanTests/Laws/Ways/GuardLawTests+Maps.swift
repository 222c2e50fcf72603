import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `another map`() async throws {
    let open = FortMap(niche: .screen(.pushed(onto: .wall)))
    try await attack(open, after: { try await $0.navigator.navigate(to: .niche) }) { siege in
      siege.scene.adopt(FortMap(niche: .screen(.pushed(onto: .cell))))
    }
  }

  @Test func `what another map had closed`() async throws {
    let closed: (Siege) async throws -> Void = { siege in
      try await siege.navigator.navigate(to: .dungeon)
      try await siege.navigator.navigate(to: .well)
      _ = try await siege.scene.adopt(FortMap(cell: .screen(.root, guards: [.key]))).arrival()
    }
    try await attack(after: closed) { $0.navigator.show(.cell) }
    try await attack(after: closed) { $0.navigator.show(.cell, placed: .presented(.sheet)) }
  }
}
