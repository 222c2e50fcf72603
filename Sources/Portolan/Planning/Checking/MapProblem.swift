/// Something in a map, or between the maps of an app, that no navigation could carry out.
///
/// ```swift
/// #expect(ShopMap().problems.isEmpty)   // one map
/// #expect(app.scene.problems.isEmpty)   // all of an app together
/// ```
public struct MapProblem: Hashable, Sendable, CustomStringConvertible {
  /// The route whose destination is wrong; nil when the map as a whole is.
  public let route: RouteLabel?
  /// What is wrong, why, and what to change.
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
