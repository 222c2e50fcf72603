import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  /// Somebody who is told of something asks for a guarded place while he is told.
  private func attackWhenTold(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ listen: @escaping @MainActor (Siege, _ ask: @escaping @MainActor () -> Void) -> Void,
    by happening: (Siege) async throws -> Void
  ) async throws {
    try await attack(sourceLocation: sourceLocation) { siege in
      var hasAsked = false
      listen(siege) {
        if hasAsked { return }
        hasAsked = true
        siege.navigator.show(.cell)
      }
      try await happening(siege)
    }
  }

  @Test func `somebody who is told`() async throws {
    try await attackWhenTold({ siege, ask in siege.scene.onEvent = { _ in ask() } }) {
      $0.navigator.show(.gate)
    }
    try await attackWhenTold({ siege, ask in siege.scene.onFailure = { _, _ in ask() } }) {
      $0.navigator.dismissAll()
    }
    try await attackWhenTold({ siege, ask in
      siege.scene.onBreadcrumb = { _ in
        siege.look()
        ask()
      }
    }) { $0.navigator.show(.gate) }
  }

  @Test func `tasks of a feature`() async throws {
    try await attackWhenTold({ siege, ask in siege.tasks.whenUpdated = ask }) {
      $0.navigator.show(.gate)
    }
    try await attackWhenTold({ siege, ask in siege.tasks.whenArrived = ask }) {
      $0.navigator.show(.gate)
    }
  }

  @Test func `tasks of all features`() async throws {
    try await attackWhenTold({ siege, ask in siege.everywhere.whenUpdated = ask }) {
      $0.navigator.show(.gate)
    }
    try await attackWhenTold({ siege, ask in siege.everywhere.whenArrived = ask }) {
      $0.navigator.show(.gate)
    }
  }
}
