extension Diagnostic {
  static func leftOut(
    _ place: Int, of count: Int, _ problem: StoredRoute.Problem, _ site: CallSite
  ) -> Diagnostic {
    let why =
      switch problem {
      case .unknownType: "No feature has the type of one of its routes."
      case .undecodable: "One of its routes cannot be read any more."
      }
    return Diagnostic(
      .requestLeftOut, "Stored request \(place) of \(count) was left out.", why: why,
      fix: "Keep the route type's `name` when it is renamed, and read old forms in `init(from:)`.",
      site: site)
  }

  static func requestLeftOut(_ what: String, _ site: CallSite) -> Diagnostic {
    Diagnostic(
      .waitingRequestLeftOut,
      "A request that waited when the scene was saved is left out: \(what).",
      why: "It cannot be read any more, or was not to be saved.",
      fix: "Nothing when it was meant; otherwise migrate old routes.", site: site)
  }
}
