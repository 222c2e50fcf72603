import Testing

/// What an app asks and a person does, with the pictures that come of it at every distance.
struct Scenario: Sendable, CustomTestStringConvertible {
  let name: String
  let body: @MainActor @Sendable (any ScenarioStage) async throws -> Void

  init(
    _ name: String, _ body: @escaping @MainActor @Sendable (any ScenarioStage) async throws -> Void
  ) {
    self.name = name
    self.body = body
  }

  var testDescription: String { name }

  static let all =
    links + chains + onto + paths + popped + tabs + sidebars + pages + splits + containers + layers
    + popovers + cards
    + drawers + handles
    + guards
    + leaving
    + parts + kept + maps + transitions + questions + dialogs + requests + rows + curtains
    + restoring
    + drafts + windows

  /// Those that also play with some things otherwise, as the hosts' own tests do.
  static let otherwise: [Scenario] =
    windows + tabs + paths + popped + containers + drawers + handles
}
