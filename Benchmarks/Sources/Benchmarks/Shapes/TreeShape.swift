import Portolan

/// An app whose tree keeps its number of screens, whatever is asked for next.
protocol TreeShape: Sendable {
  associatedtype R: NavigationRoute where R.Guard == Never
  associatedtype M: NavigationMap<R>

  static var name: String { get }

  /// The most screens it is measured with.
  static var largest: Int { get }

  /// An app that has about so many screens when all of them were visited.
  init(screens: Int)

  var map: M { get }

  /// Asked for one after the other they build the whole tree.
  var tour: [R] { get }

  /// Where to go next; never what is shown already, so that no plan is empty.
  func target(using random: inout SeededGenerator) -> R

  /// What kind of controller the route needs.
  func look(of route: R) -> ScreenLook
}

/// The kinds of controller that a map's shapes ask for.
enum ScreenLook {
  case plain, tabs
}
