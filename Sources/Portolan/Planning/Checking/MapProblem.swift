/// A mistake in a map, or between the maps of an app, that would make a request fail.
///
/// ```swift
/// #expect(ShopMap().problems.isEmpty)   // one map
/// #expect(app.scene.problems.isEmpty)   // all of an app together
/// ```
public struct MapProblem: Hashable, Sendable, CustomStringConvertible {
  /// The route whose destination is wrong; nil when the problem concerns the whole map.
  public let route: RouteLabel?
  /// The problem, its reason and the fix.
  public let diagnostic: Diagnostic

  /// The diagnostic in one line.
  public var description: String { diagnostic.description }

  static func noSamples(of type: String) -> Self {
    MapProblem(
      route: nil,
      diagnostic: Diagnostic(
        .noSamples, "The map of \(type) has no samples, so nothing of it was checked.",
        why: "Routes with associated values cannot be listed by the compiler.",
        fix: "Give `samples` one route of each case."))
  }

  static func emptyTabs(_ route: AnyRoute) -> Self {
    MapProblem(
      route: route.label,
      diagnostic: Diagnostic(
        .noMembers, "The container \(route.label) has no members.",
        why: "Nothing could be selected.",
        fix: "List its members."))
  }

  static func guardedRefuge(_ route: AnyRoute) -> Self {
    MapProblem(
      route: route.label,
      diagnostic: Diagnostic(
        .guardedRefuge, "The refuge \(route.label) is no part that may be shown at any time.",
        why: "It is shown where guards have refused all that was; nobody can be asked then.",
        fix: "Let `refuge` name a route that is placed with `.root`, and has no guards."))
  }

  static func duplicateMember(_ route: AnyRoute, _ member: AnyRoute) -> Self {
    MapProblem(
      route: route.label,
      diagnostic: Diagnostic(
        .duplicateMember, "\(route.label) lists \(member.label) twice.",
        why: "A member has one place in its container.", fix: "Remove one of the two."))
  }

  static func memberElsewhere(_ route: AnyRoute, of container: AnyRoute) -> Self {
    MapProblem(
      route: route.label,
      diagnostic: Diagnostic(
        .memberElsewhere,
        "\(container.label) lists \(route.label), whose placement is not `member(of:)` it.",
        why: "Shape and placement must say the same.",
        fix: "Place \(route.label) as a member of \(container.label), or take it off the list."))
  }

  static func unequalMembers(_ route: AnyRoute) -> Self {
    MapProblem(
      route: route.label,
      diagnostic: Diagnostic(
        .unequalMembers, "The alternatives of \(route.label) list different members.",
        why: "A container keeps its members wherever it stands.",
        fix: "Let all alternatives list the same members."))
  }
}

extension MapProblem {
  /// A route names one that no feature of the app has.
  static func stranger(
    _ other: RouteLabel, named route: AnyRoute, nearest: String?
  ) -> Self {
    MapProblem(
      route: route.label,
      diagnostic: Diagnostic(
        .stranger,
        "\(route.label) stands on or lists \(other), and no feature knows \(other.type).",
        why: "An app can reach only what one of its features has a map for.",
        fix: "Add a Feature with the map of \(other.type), or place \(route.label) elsewhere.",
        nearest: nearest))
  }

  /// Two route types have the same name.
  static func sameName(_ name: String) -> Self {
    MapProblem(
      route: nil,
      diagnostic: Diagnostic(
        .sameName, "Two features have routes called \(name).",
        why: "The name stands for the type in logs, catalogues and saved data.",
        fix: "Give one of the two types another `name`."))
  }
}

extension MapSet {
  /// The names that several route types have.
  var namesakes: [String] {
    let names = sorted.map(\.name)
    return zip(names, names.dropFirst()).filter { $0 == $1 }.map(\.0).reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
  }
}

extension NavigationMap {
  /// The mistakes in the map, each with its route and a fix; empty when there are none.
  ///
  /// It checks the samples and the routes that they stand on or list. Routes of other features are
  /// not checked: `SceneNavigator.problems` checks all maps of an app together.
  public var problems: [MapProblem] { MapCheck(self).run() }
}
