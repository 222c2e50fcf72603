import Portolan

/// A member of tabs with what the assembly says of it now.
struct ListedTab: Identifiable {
  let member: TabsModel.Member
  let listing: TabListing
  let isSearch: Bool

  var id: Int { member.id }
  var badge: Text? { listing.badge.map { Text(verbatim: $0) } }

  static func all(_ members: [TabsModel.Member], _ listings: [TabListing]) -> [ListedTab] {
    let search = TabListing.searchPlace(in: listings)
    return zip(members, listings).enumerated().map { place, pair in
      ListedTab(member: pair.0, listing: pair.1, isSearch: place == search)
    }
  }

  /// Tabs that stand together; without a title one tab alone.
  struct Section: Identifiable {
    let id: String
    let title: String?
    let tabs: [ListedTab]
  }

  static func sections(_ listed: [ListedTab]) -> [Section] {
    TabListing.entries(of: listed.map(\.listing)).map { entry in
      switch entry {
      case .member(let place):
        Section(id: "\(listed[place].id)", title: nil, tabs: [listed[place]])
      case .section(let title, let places):
        Section(id: "section \(title)", title: title, tabs: places.map { listed[$0] })
      }
    }
  }
}
