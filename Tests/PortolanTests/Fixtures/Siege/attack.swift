import PortolanLinks
import Testing

@testable import Portolan

/// Tries one way in twice: it must lead in while the keeper lets everybody in, or the test could not
/// fail, and nowhere once the keeper lets nobody in.
///
/// What `prepare` does is done before the keeper shuts.
@MainActor func attack(
  _ map: FortMap = FortMap(), links: LinkTable<Fort> = FortLinks.table,
  after prepare: (Siege) async throws -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  by way: (Siege) async throws -> Void
) async throws {
  for mayLock in [false, true] {
    let siege = try await Siege(map, links: links, mayLock: mayLock)
    try await prepare(siege)
    siege.lock()
    do { try await way(siege) } catch {
      // What is refused may end so.
      if !mayLock { throw error }
    }
    await siege.rest()
    let picture = siege.scene.tree.picture
    if mayLock {
      #expect(siege.intruders == [], "\(picture)", sourceLocation: sourceLocation)
    } else {
      #expect(siege.intruders != [], "leads nowhere: \(picture)", sourceLocation: sourceLocation)
    }
    siege.scene.close()
  }
}
