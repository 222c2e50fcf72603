import Portolan

/// Four maps over the same spots: three sections with a screen on each, and a note.
enum Moved {
  struct Burger: ContainerAdapter {}

  private static let sections: [Spot] = [.b, .c, .d]
  private static let screens: KeyValuePairs<Spot, RouteDestination<Spot>> = [
    .item(1): .screen(.pushed(onto: .b)), .item(2): .screen(.pushed(onto: .item(1))),
    .e: .screen(.pushed(onto: .c)), .f: .screenInStack(.presented(.sheet)),
  ]

  private static func map(_ rows: KeyValuePairs<Spot, RouteDestination<Spot>>) -> TableMap {
    var table = Dictionary(uniqueKeysWithValues: screens.map { ($0.key, $0.value) })
    for (spot, destination) in rows { table[spot] = destination }
    return TableMap(table, samples: Array(table.keys))
  }

  /// The sections are tabs.
  static let tabs = map([
    .a: .tabs(sections, .root), .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.member(of: .a)),
  ])

  /// The sections stand in a container of the app's own.
  static let menu = map([
    .a: .custom(Burger(), sections, .root), .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)), .d: .screen(.member(of: .a)),
  ])

  /// Each section is a part: only one is shown.
  static let parts = map([.b: .screenInStack(.root), .c: .screenInStack(.root), .d: .screen(.root)])

  /// What stood on the first section is presented, and the tabs have another order.
  static let sheets = map([
    .a: .tabs([.d, .b, .c], .root), .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.member(of: .a)), .item(1): .screenInStack(.presented(.sheet, over: .b)),
  ])

  /// What stood on each other stands on the section, one at a time.
  static let flat = map([
    .a: .tabs(sections, .root), .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.member(of: .a)), .item(2): .screen(.pushed(onto: .b)),
  ])
}
