import Observation
import Portolan

/// The bar's items of a container's members, and what the assembly says of them as the app's values
/// change.
@MainActor final class TabList {
  private let makeItem: (AnyRoute) -> UITabBarItem?
  private let listing: (AnyRoute) -> TabListing?
  private let prepareTab: (AnyObject, AnyRoute) -> Void
  private var items: [AnyRoute: UITabBarItem] = [:]
  private var routes: [AnyRoute?] = []
  /// The routes of the members that were entered.
  private var known: [NodeID: AnyRoute] = [:]
  private(set) var listings: [TabListing] = []
  /// The badges that come from listings: an app may also write on an item.
  private var badges: [AnyRoute: String] = [:]
  private var readings = 0
  /// The tabs that are values; nil where controllers are the tabs.
  var values: (any TabValueList)? { didSet { values?.follow(listings) } }

  init(
    item: @escaping (AnyRoute) -> UITabBarItem?, listing: @escaping (AnyRoute) -> TabListing?,
    prepareTab: @escaping (AnyObject, AnyRoute) -> Void
  ) {
    (makeItem, self.listing, self.prepareTab) = (item, listing, prepareTab)
  }

  /// Made once for each place, so that the app's later changes stay, such as a badge.
  func item(for route: AnyRoute) -> UITabBarItem? {
    if let item = items[route] { return item }
    items[route] = makeItem(route)
    return items[route]
  }

  /// Lets the assembly set up UIKit's value of a member.
  func prepare(_ tab: AnyObject, at place: Int) {
    if routes.indices.contains(place), let route = routes[place] { prepareTab(tab, route) }
  }

  /// The names of the members, whatever their order; of several with one name each but the first has a number.
  private(set) var names: [String] = []

  /// Notes the route of a member that was entered.
  func note(_ route: AnyRoute, of node: NodeID) { known[node] = route }

  /// Takes the members of the container, in order.
  ///
  /// A stack with a screen of other code at its bottom has no route, and stays the member that it was.
  func follow(_ given: [AnyRoute?], of nodes: [NodeID?]) {
    let new = zip(given, nodes).map { route, node in route ?? node.flatMap { known[$0] } }
    known = known.filter { nodes.contains($0.key) }
    guard new != routes || listings.isEmpty else { return }
    routes = new
    var counts: [String: Int] = [:]
    names = new.map { route in
      let name = route?.label.text ?? "tab"
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)"
    }
    read()
  }

  private func read() {
    readings += 1
    listings = withObservationTracking {
      routes.map { $0.flatMap(listing) ?? TabListing() }
    } onChange: { [weak self, readings] in
      Task { @MainActor in
        guard let self, self.readings == readings else { return }
        self.read()
      }
    }
    for (route, listing) in zip(routes, listings) {
      guard let route, badges[route] != listing.badge else { continue }
      badges[route] = listing.badge
      item(for: route)?.badgeValue = listing.badge
    }
    values?.follow(listings)
  }
}
