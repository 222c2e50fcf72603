extension StoredRequest<AnyRoute> {
  /// A request in a form that outlives it; nil when it says nothing without the tree of today.
  init?(_ request: Request, _ parking: Parking, in tree: NavigationTree, timeLeft: Duration) {
    guard let intent = request.intent.stored(in: tree) else { return nil }
    self.init(
      intent: intent, isLink: request.origin == .link, rule: parking.rule?.label.text,
      detour: parking.detour, timeLeft: timeLeft)
  }
}
