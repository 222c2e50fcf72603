#if DEBUG && Inspector
/// Whom a page looks at, and what it can ask for.
struct AppFacts: Hashable, Sendable, Codable {
  /// What the app is called.
  let name: String
  /// What the drawing is of: `model of the app's screen`.
  let medium: String
  /// Whether other computers can reach it, which a page has to warn of.
  let isOpen: Bool
  /// The screen that stands alone, in place of the app; nil when the app is shown.
  let alone: String?
  /// What the app can do that no finger does.
  let actions: [Action]
  /// The beginnings of the app's links: `store://`.
  let schemes: [String]
  /// The paths that its links have: `products/{id}`.
  let paths: [String]
  /// All screens by module.
  let modules: [Module]

  struct Action: Hashable, Sendable, Codable {
    let name: String
    /// What is to be typed for it.
    let inputs: [String]
  }

  struct Module: Hashable, Sendable, Codable {
    let name: String
    let screens: [Screen]
  }

  struct Screen: Hashable, Sendable, Codable {
    /// What to ask for it by.
    let number: Int
    /// The case, with values only where the route allows that.
    let name: String
    /// The sample as JSON, to be edited; nil where the route keeps its values to itself.
    let values: String?
  }
}
#endif
