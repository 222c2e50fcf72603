extension NavigationRequest {
  /// A request that no navigator works on, for a double: who made it ends it.
  package convenience init(_ number: Int, standingFor route: AnyRoute?, site: CallSite) {
    self.init(
      number, route.map { .reach($0) } ?? .back, cause: .code, origin: .code, site: site,
      navigator: nil)
  }
}
