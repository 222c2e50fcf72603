import Portolan

/// Mistakes in a map, or between the maps of an app, that would make a request fail.
extension Diagnostic {
  static func noSamples(of type: String) -> Self {
    Diagnostic(
      .noSamples, "The map of \(type) has no samples to check.",
      why: "The compiler cannot list routes with associated values.",
      fix: "Return one route of each case in `samples`.")
  }

  static func emptyTabs(_ route: AnyRoute) -> Self {
    Diagnostic(
      .noMembers, "The container \(route.label) has no members.",
      why: "A container shows one of its members.",
      fix: "List the members in its destination.", in: route.label)
  }

  static func guardedRefuge(_ route: AnyRoute) -> Self {
    Diagnostic(
      .guardedRefuge, "The refuge \(route.label) is not a part without guards.",
      why: "It is shown when guards have refused every screen, and no guard is asked then.",
      fix: "Return a route in `refuge` that is placed at `.root` and has no guards.",
      in: route.label)
  }

  static func duplicateMember(_ route: AnyRoute, _ member: AnyRoute) -> Self {
    Diagnostic(
      .duplicateMember, "\(route.label) lists \(member.label) twice.",
      why: "A member has one place in its container.", fix: "Remove one of the two entries.",
      in: route.label)
  }

  static func memberElsewhere(_ route: AnyRoute, of container: AnyRoute) -> Self {
    Diagnostic(
      .memberElsewhere,
      "\(container.label) lists \(route.label), whose placement is not `member(of:)` it.",
      why: "A member's placement and its container's list must agree.",
      fix: "Place \(route.label) as a member of \(container.label), or remove it from the list.",
      in: route.label)
  }

  static func dialogOfScreens(_ route: AnyRoute) -> Self {
    Diagnostic(
      .dialogOfScreens, "The dialog \(route.label) holds other screens.",
      why: "The system draws an alert or a confirmation dialog, with words and buttons alone.",
      fix: "Make it a `.screen`, or present it in another style.", in: route.label)
  }

  static func unequalMembers(_ route: AnyRoute) -> Self {
    Diagnostic(
      .unequalMembers, "The alternatives of \(route.label) list different members.",
      why: "A container has the same members at each of its places.",
      fix: "List the same members in all alternatives.", in: route.label)
  }

  /// A route names another one whose type no feature of the app has.
  static func stranger(
    _ other: RouteLabel, named route: AnyRoute, nearest: String?
  ) -> Self {
    Diagnostic(
      .stranger,
      "\(route.label) stands on or lists \(other), but no feature has \(other.type).",
      why: "An app can show only routes of its features.",
      fix:
        "Add a NavigationFeature with the map of \(other.type), or place \(route.label) elsewhere.",
      nearest: nearest, in: route.label)
  }

  /// Two route types have the same name.
  static func sameName(_ name: String) -> Self {
    Diagnostic(
      .sameName, "Two features have route types with the name \(name).",
      why: "The name identifies the type in logs, catalogues and saved data.",
      fix: "Give one of the two types another `savedName`.")
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
