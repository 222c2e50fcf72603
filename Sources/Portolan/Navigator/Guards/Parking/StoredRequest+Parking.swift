extension StoredRequest<AnyRoute> {
  /// A request in a form that outlives it; nil when it says nothing without the tree of today.
  init?(_ request: Request, _ parking: Parking, in tree: NavigationTree, timeLeft: Duration) {
    guard let target = StoredTarget<AnyRoute>(request.intent, in: tree) else { return nil }
    self.init(
      target: target, isLink: request.origin == .link, rule: parking.rule?.label.text,
      detour: parking.detour, timeLeft: timeLeft)
  }
}
