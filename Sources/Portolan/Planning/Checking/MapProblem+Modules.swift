extension MapProblem {
  /// A route names one that no feature knows.
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

  /// Two route types go by one name.
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
  /// The names that more than one route type goes by.
  var namesakes: [String] {
    let names = sorted.map(\.name)
    return zip(names, names.dropFirst()).filter { $0 == $1 }.map(\.0).reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
  }
}
