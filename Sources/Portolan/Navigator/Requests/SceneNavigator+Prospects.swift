extension SceneNavigator {
  /// Works out what a request would do, unless nothing has changed since that was done.
  func lookAhead(for request: NavigationRequest) throws(NavigationError) -> Plan {
    let basis = Prospect.Basis(commit: lastCommit, traits: traits, keptLimit: keptPartLimit)
    if let known = request.prospect, known.basis == basis { return known.plan }
    let plan = try plan(for: request.intent, excusing: request.excused)
    let rules = try guards(of: plan, for: request.intent, excusing: request.excused)
    request.prospect = Prospect(plan, asking: rules, on: basis)
    return plan
  }
}
