import Portolan
import Testing

extension Asked {
  /// A way in which the asked screen can go, and the ending that it has.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ending: Ending<Q.Answer>
    let go: @MainActor @Sendable (Asked) async throws -> Void

    init(
      _ name: String, _ ending: Ending<Q.Answer>,
      _ go: @escaping @MainActor @Sendable (Asked) async throws -> Void
    ) {
      testDescription = name
      self.ending = ending
      self.go = go
    }
  }
}
