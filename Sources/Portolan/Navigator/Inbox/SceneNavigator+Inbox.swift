extension SceneNavigator {
  /// Whether another part is shown than then, and it lasts.
  func hasStarted(since base: NodeID?) -> Bool {
    hasLastingBase && tree.layers.first?.root != base
  }

  /// Whether a part is shown over which others may stand: not nothing, and no splash.
  private var hasLastingBase: Bool {
    guard let base = tree.layers.first, let part = tree.name(ofRoot: base.root) else {
      return false
    }
    do { return try !maps.destination(for: part).isPassing } catch { return true }
  }

  /// Whether a link waits since the app said that it is not ready; what stands in the part that is
  /// shown opens at once.
  func isHeld(_ request: NavigationRequest, with plan: Plan) -> Bool {
    request.origin.waits && (script?.holdsLinks ?? holdsLinks)
      && plan.to.layers.first?.root != plan.from.layers.first?.root
  }

  /// Whether a link waits instead of failing: nothing lasting is shown that it could stand on.
  func mayWait(_ request: NavigationRequest, after error: NavigationError) -> Bool {
    guard request.origin.waits else { return false }
    switch error {
    case .nothingToPresentOver: return true
    case .noStack: return !hasLastingBase
    default: return false
    }
  }

  func wait(_ request: NavigationRequest) {
    park(request, until: .start(after: tree.layers.first?.root))
    pump()
  }

  /// Tries again what the app held back.
  func releaseLinks() {
    resume(
      parkings.filter { if case .start = $0.event { return true } else { return false } })
    pump()
  }

  /// Ends the links that came first when more wait than there is room for.
  func makeRoom() {
    let links = parkings.map(\.request).filter { $0.origin == .link }
    for old in links.prefix(max(0, links.count - inboxLimit)) {
      report(.inboxIsFull(old.intent.route?.label, limit: inboxLimit))
      end(old, .failure(.superseded))
    }
  }
}

extension NavigationRequest.Origin {
  /// Whether it waits when the app is not ready; others fail.
  var waits: Bool { self == .link || self == .restored }
}

extension Diagnostic {
  static func inboxIsFull(_ route: RouteLabel?, limit: Int) -> Diagnostic {
    Diagnostic(
      "NAV047",
      "More than \(limit) links wait; the oldest\(route.map { ", to \($0)," } ?? "") ended.",
      why: "What waits must not grow without end, and a newer link says better what is wanted.",
      fix: "Make the app ready sooner, or raise `inboxLimit`.")
  }
}
