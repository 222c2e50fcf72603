import Testing

@testable import Portolan

@Suite("A list of tabs puts the members of a section together") struct TabListingTests {
  @Test func `members of a section stand together, where the first one stands`() {
    let listings = [nil, "Library", nil, "Library", "Shop"].map { TabListing(section: $0) }
    #expect(
      TabListing.entries(of: listings) == [
        .member(0), .section("Library", [1, 3]), .member(2), .section("Shop", [4]),
      ])
  }

  @Test func `without sections each member stands alone`() {
    #expect(TabListing.entries(of: [TabListing(), TabListing()]) == [.member(0), .member(1)])
    #expect(TabListing.entries(of: []) == [])
  }

  @Test func `a section or a search needs tabs that are values, and a badge does not`() {
    #expect(!TabListing.needsTabValues([TabListing(badge: "3"), TabListing()]))
    #expect(TabListing.needsTabValues([TabListing(), TabListing(section: "Library")]))
    #expect(TabListing.needsTabValues([TabListing(isSearch: true)]))
  }
}
