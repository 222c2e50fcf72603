import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a link`() async throws {
    try await attack { $0.navigator.open(try $0.url("fort://cell")) }
    try await attack { $0.scene.open(try $0.url("fort://crypt")) }
    try await attack(links: FortLinks.paths) { $0.scene.open(try $0.url("fort://gate/cell")) }
  }

  @Test func `a link that was held`() async throws {
    try await attack(
      after: { siege in
        siege.scene.holdsLinks = true
        siege.scene.open(try siege.url("fort://crypt"))
        #expect(siege.scene.parked.count == 1)
      },
      by: { $0.scene.holdsLinks = false })
  }
}
