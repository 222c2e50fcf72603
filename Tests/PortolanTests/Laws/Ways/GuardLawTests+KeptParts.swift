import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  /// What was let in once, and is only kept.
  private func attackKept(
    sourceLocation: SourceLocation = #_sourceLocation, by way: (Siege) async throws -> Void
  ) async throws {
    let keep = { (siege: Siege) async throws -> Void in
      try await siege.navigator.navigate(to: .cell)
      try await siege.navigator.show(.camp, options: .keepingReplacedPart).arrival()
    }
    try await attack(after: keep, sourceLocation: sourceLocation, by: way)
  }

  @Test func `a part that was kept`() async throws {
    try await attackKept { $0.navigator.showKept() }
    try await attackKept { $0.navigator.bringToFront(.cell) }
    try await attackKept { $0.scene.bringToFront(try $0.node(.cell)) }
    try await attackKept { $0.navigator.select(.wall) }
    try await attackKept { $0.navigator.show(.cell) }
    try await attackKept { $0.navigator.show(.well) }
    try await attackKept { siege in siege.navigator.transaction { $0.showKept() } }
  }

  @Test func `a part that was kept and that the screen still shows`() async throws {
    try await attack(
      after: { siege in
        try await siege.navigator.navigate(to: .cell)
        siege.host.isTransitioning = true
        siege.navigator.show(.camp, options: .keepingReplacedPart)
      },
      by: { siege in
        siege.host.isTransitioning = false
        siege.scene.screenDidChange()
        siege.navigator.showKept()
      })
  }
}
