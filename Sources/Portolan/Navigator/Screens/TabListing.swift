/// How a tab bar and its sidebar list a member, beside the member's title and image.
///
/// The map says which tabs there are; the assembly says how they look, in UIKit and in SwiftUI
/// alike:
///
/// ```swift
/// func tabListing(for member: Shop) -> TabListing {
///   switch member {
///   case .message: return TabListing(badge: unread > 0 ? "\(unread)" : nil)
///   case .products, .club: return TabListing(section: "Shop")
///   case .search: return TabListing(isSearch: true)
///   default: return TabListing()
///   }
/// }
/// ```
///
/// The method is called again when an observable value that it has read changes, so a badge always
/// shows the present value. Sections and the search tab need iOS 18 or visionOS 2; earlier systems
/// list these members like all others.
public struct TabListing: Hashable, Sendable {
  package let badge: String?
  package let section: String?
  package let isSearch: Bool

  /// Creates a listing; without arguments the listing of a plain tab.
  ///
  /// In the sidebar, the members of a section are listed together, where the first of them is in
  /// the order of the map. A tab bar that has no room for sections shows all members in that order.
  ///
  /// - Parameters:
  ///   - badge: The text in the badge; nil for no badge.
  ///   - section: The heading in the sidebar under which the member is listed; nil for no heading.
  ///   - isSearch: Whether the member is the app's search tab, which a tab bar sets apart. Of
  ///     several members with true, only the first is set apart.
  public init(badge: String? = nil, section: String? = nil, isSearch: Bool = false) {
    self.badge = badge
    self.section = section
    self.isSearch = isSearch
  }

  /// An entry of the sidebar: a member by its position, or a section with the positions of its
  /// members.
  package enum Entry: Hashable {
    case member(Int)
    case section(String, [Int])
  }

  /// The entries of the sidebar; a section comes at the position of its first member.
  package static func entries(of listings: [TabListing]) -> [Entry] {
    var entries: [Entry] = []
    var sections: [String: Int] = [:]
    for (position, listing) in listings.enumerated() {
      guard let title = listing.section else {
        entries.append(.member(position))
        continue
      }
      if let index = sections[title], case .section(_, let positions) = entries[index] {
        entries[index] = .section(title, positions + [position])
      } else {
        sections[title] = entries.count
        entries.append(.section(title, [position]))
      }
    }
    return entries
  }

  /// The position of the member that a bar sets apart as the search; nil without such a member.
  package static func searchPlace(in listings: [TabListing]) -> Int? {
    listings.firstIndex(where: \.isSearch)
  }

  /// Whether any member has a section or is the search tab, which need the tabs of iOS 18.
  package static func needsTabValues(_ listings: [TabListing]) -> Bool {
    listings.contains { $0.section != nil || $0.isSearch }
  }
}
