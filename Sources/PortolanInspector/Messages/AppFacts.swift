#if DEBUG && Inspector
/// The facts of an app, for a page.
struct AppFacts: Hashable, Sendable, Codable {
  /// The name of the app.
  let name: String
  /// The source of the drawing: `model of the app's screen`.
  let medium: String
  /// Whether other computers can reach it, of which a page must warn.
  let isOpen: Bool
  /// The screen that stands alone; nil while the app is shown.
  let alone: String?
  /// The app's actions that are not touches.
  let actions: [Action]
  /// The beginnings of the app's links: `store://`.
  let schemes: [String]
  /// The paths of its links: `products/{id}`.
  let paths: [String]
  /// All screens by module.
  let modules: [Module]

  struct Action: Hashable, Sendable, Codable {
    let name: String
    /// The labels of its inputs.
    let inputs: [String]
  }

  struct Module: Hashable, Sendable, Codable {
    let name: String
    let screens: [Screen]
  }

  struct Screen: Hashable, Sendable, Codable {
    /// The number by which a page asks for it.
    let number: Int
    /// The case, with values only when the route is loggable.
    let name: String
    /// The sample as JSON, to be edited, with nulls for values unless the route is loggable; nil
    /// when it cannot be encoded.
    let values: String?
    /// How its destination places it: `root`, `member`, `pushed`, a style such as `sheet`, `column`,
    /// `page` or `curtain`; nil when its map does not show it.
    var way: String?
    /// The number of the screen on which it is placed; nil without one in the catalogue.
    var on: Int?
    /// The guards of its destination.
    var guards: [String] = []
    /// Its link, with names in braces for values unless the route is loggable; nil without one.
    var link: String?
  }
}
#endif
