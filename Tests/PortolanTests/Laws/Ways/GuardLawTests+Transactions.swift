import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a transaction`() async throws {
    try await attack { siege in siege.navigator.transaction { $0.show(.cell) } }
    try await attack { siege in
      siege.navigator.transaction {
        $0.push(.gate)
        $0.push(.cell)
      }
    }
    try await attack { siege in siege.navigator.transaction { $0.set([.cell], of: .wall) } }
    try await attack { siege in siege.navigator.transaction { $0.of(Tomb.self).show(.entrance) } }
    try await attack { siege in
      siege.navigator.transaction { $0.transaction { $0.reset(to: .cell) } }
    }
    try await attack { siege in
      siege.navigator.transaction(options: .replacing) {
        $0.show(.crypt, options: .keepingReplacedPart)
      }
    }
  }

  @Test func `a transaction that only passes through`() async throws {
    try await attack { siege in
      siege.navigator.transaction {
        $0.show(.vault)
        $0.select(.wall)
      }
    }
    try await attack { siege in
      siege.navigator.transaction {
        $0.show(.crypt)
        $0.show(.chest)
      }
    }
  }
}
